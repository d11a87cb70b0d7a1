// Code of every kind: exceptions, switches, locks, iterators, long constants.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;

static class Program
{
    static int flag;
    static volatile int turn;
    static readonly object gate = new object();
    [ThreadStatic] static long count;

    [DllImport("c", EntryPoint = "getpid", SetLastError = true)]
    static extern int Identify([MarshalAs(UnmanagedType.LPStr)] string unused);

    static IEnumerable<int> Numbers()
    {
        for (int i = 0; i < 3; i++) yield return i;
    }

    static int Choose(int which)
    {
        switch (which)
        {
            case 0: return 10;
            case 1: return 20;
            case 2: return 30;
            case 3: return 1000000;
            case 4: return -1;
            default: throw new ArgumentException("which");
        }
    }

    static double Guard(Func<double> action)
    {
        try
        {
            try { return action(); }
            catch (DivideByZeroException error) when (error.Message.Length > 3) { return 1.5e300; }
            catch (ArgumentException) { return 0.25f; }
        }
        finally { Interlocked.Increment(ref flag); }
    }

    static void Enter()
    {
        Volatile.Write(ref flag, 1);
        Thread.MemoryBarrier();
        while (turn == 1 && Volatile.Read(ref flag) == 1) Thread.Yield();
        lock (gate) count += 0x123456789abcdef;
    }

    static void Main()
    {
        var thread = new Thread(Enter);
        thread.Start();
        Enter();
        thread.Join();
        foreach (int number in Numbers()) Console.WriteLine(Guard(() => Choose(number) / (number - 1)));
        checked { turn = (int)(uint)flag + (byte)turn; }
        object boxed = turn;
        if (boxed is int unboxed && unboxed > 0) Console.WriteLine(sizeof(long) + ~unboxed);
    }
}
