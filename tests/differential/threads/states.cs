// compilers: dotnet mono
// Thread.ThreadState of threads of which it is certain.
using System;
using System.Threading;

static class Program
{
    static void Until(Thread thread, ThreadState state)
    {
        while (thread.ThreadState != state) Thread.Sleep(1);
        Console.WriteLine(thread.ThreadState + " " + thread.IsAlive);
    }

    static void Main()
    {
        object gate = new object();
        bool go = false, spin = true;
        Thread waits = new Thread(() => { lock (gate) while (!go) Monitor.Wait(gate); });
        Console.WriteLine(waits.ThreadState + " " + waits.IsAlive);
        waits.IsBackground = true;
        Console.WriteLine(waits.ThreadState);
        waits.IsBackground = false;
        waits.Start();
        Until(waits, ThreadState.WaitSleepJoin);
        lock (gate)
        {
            Thread blocked = new Thread(() => { lock (gate) { } });
            blocked.Start();
            Until(blocked, ThreadState.WaitSleepJoin);
            Thread joins = new Thread(() => blocked.Join());
            joins.Start();
            Until(joins, ThreadState.WaitSleepJoin);
            go = true;
            Monitor.PulseAll(gate);
        }
        waits.Join();
        Until(waits, ThreadState.Stopped);
        Thread runs = new Thread(() => { while (Volatile.Read(ref spin)) { } });
        runs.Start();
        Until(runs, ThreadState.Running);
        Volatile.Write(ref spin, false);
        Until(runs, ThreadState.Stopped);
        Console.WriteLine(Thread.CurrentThread.ThreadState);
        try { Console.WriteLine(runs.IsBackground); }
        catch (ThreadStateException) { Console.WriteLine("it has ended"); }
    }
}
