// compilers: dotnet mono
// Exceptions caught within a thread, carried from one to another, in finally blocks and filters of several
// threads at once.
using System;
using System.Threading;

static class Program
{
    static int finallys;

    static int Fail(int n)
    {
        try
        {
            if (n % 3 == 0) throw new InvalidOperationException("three " + n);
            if (n % 3 == 1) return 10 / (n - n);
            return ((string)null).Length;
        }
        finally
        {
            Interlocked.Increment(ref finallys);
            Thread.Yield();
        }
    }

    static string Run(int n)
    {
        try
        {
            Fail(n);
            return "nothing";
        }
        catch (DivideByZeroException) { return "divided"; }
        catch (Exception e) when (e is NullReferenceException) { return "null"; }
        catch (InvalidOperationException e) { return e.Message; }
    }

    static void Main()
    {
        string[] results = new string[6];
        Thread[] threads = new Thread[results.Length];
        for (int i = 0; i < results.Length; i++)
        {
            int n = i;
            threads[i] = new Thread(() => { for (int k = 0; k < 10; k++) results[n] = Run(n); });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(string.Join(", ", results) + " " + finallys);

        Exception carried = null;
        Thread failing = new Thread(() =>
        {
            try { Fail(0); } catch (Exception e) { carried = e; }
        });
        failing.Start();
        failing.Join();
        try { throw new Exception("outer", carried); }
        catch (Exception e) { Console.WriteLine(e.Message + " <- " + e.InnerException.Message); }

        // A monitor that an exception leaves is free for the next.
        object gate = new object();
        bool got = false;
        Thread holder = new Thread(() =>
        {
            try { lock (gate) Fail(3); } catch (InvalidOperationException) { }
        });
        holder.Start();
        holder.Join();
        Thread next = new Thread(() => { lock (gate) got = true; });
        next.Start();
        next.Join();
        Console.WriteLine(got);
    }
}
