// compilers: dotnet mono
// The program waits for its foreground threads, not for those in the background.
// exit: 3
using System;
using System.Threading;

static class Program
{
    static readonly AutoResetEvent never = new AutoResetEvent(false);
    static int looked;

    static int Main()
    {
        Thread waits = new Thread(() => { never.WaitOne(); Console.WriteLine("not reached"); });
        waits.IsBackground = true;
        waits.Start();
        Thread loops = new Thread(() => { while (true) Interlocked.Increment(ref looked); });
        loops.IsBackground = true;
        loops.Start();
        while (Volatile.Read(ref looked) == 0) Thread.Sleep(0);
        Console.WriteLine(waits.IsBackground + " " + waits.IsAlive + " " + loops.IsAlive);

        Thread last = new Thread(() =>
        {
            Thread inner = new Thread(() => Console.WriteLine("inner"));
            inner.Start();
            inner.Join();
            Console.WriteLine("last");
        });
        Console.WriteLine(last.IsBackground);
        last.Start();
        return 3;
    }
}
