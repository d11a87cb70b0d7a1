// compilers: dotnet mono
// lock, Monitor, Interlocked and volatile with a single thread.
using System;
using System.Collections.Generic;
using System.Threading;

class Account
{
    readonly object gate = new object();
    int balance;
    volatile int version;
    static volatile bool ready;
    public int Add(int n)
    {
        lock (gate)
        {
            if (n == 0) return -1;
            lock (gate) { balance += n; }
            version++;
            return balance;
        }
    }
    public void Fail() { lock (gate) { throw new InvalidOperationException("inside"); } }
    public bool Held { get { return Monitor.IsEntered(gate); } }
    public int Version { get { return version; } }
    public bool Inside() { lock (gate) return Held; }
    public static bool Ready { get { return ready; } set { ready = value; } }
}

static class Program
{
    static int counter; static long wide; static object shared; static string text = "a";

    static void Main()
    {
        var a = new Account();
        Console.WriteLine(a.Add(5) + " " + a.Add(0) + " " + a.Add(7) + " " + a.Version);
        try { a.Fail(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message + " " + a.Held); }
        Console.WriteLine(a.Inside() + " " + a.Held);
        Account.Ready = true;
        Console.WriteLine(Account.Ready);
        Console.WriteLine(Interlocked.Increment(ref counter) + " " + Interlocked.Increment(ref counter) + " "
            + Interlocked.Decrement(ref counter));
        Console.WriteLine(Interlocked.Add(ref counter, 10) + " " + Interlocked.Exchange(ref counter, 3) + " "
            + counter);
        Console.WriteLine(Interlocked.CompareExchange(ref counter, 100, 3) + " " + counter + " "
            + Interlocked.CompareExchange(ref counter, 5, 3) + " " + counter);
        Console.WriteLine(Interlocked.Increment(ref wide) + Interlocked.Add(ref wide, 1L << 40) + " "
            + Interlocked.Read(ref wide));
        Console.WriteLine(Interlocked.CompareExchange(ref shared, "set", null) == null);
        Console.WriteLine(shared + " " + Interlocked.Exchange(ref text, "b") + text);
        Volatile.Write(ref counter, 42);
        Console.WriteLine(Volatile.Read(ref counter));
        Thread.MemoryBarrier();
        object gate = new object();
        Monitor.Enter(gate);
        Monitor.Enter(gate);
        Monitor.Exit(gate);
        Console.WriteLine(Monitor.IsEntered(gate) + " " + Monitor.TryEnter(gate));
        Monitor.Exit(gate);
        Monitor.Exit(gate);
        try { Monitor.Exit(gate); } catch (SynchronizationLockException) { Console.WriteLine("not entered"); }
        try { lock ((object)null) { } } catch (ArgumentNullException) { Console.WriteLine("null"); }
        try { Monitor.Pulse(gate); } catch (SynchronizationLockException) { Console.WriteLine("not owner"); }
        int[] array = { 1, 2 };
        Interlocked.Increment(ref array[1]);
        Console.WriteLine(array[1]);
    }
}
