// compilers: dotnet mono
// Threads that are started, with and without an argument, and waited for; what an exit code is.
// exit: 7
using System;
using System.Threading;

static class Program
{
    static int[] results = new int[5];

    static void Square(object boxed)
    {
        int n = (int)boxed;
        results[n] = n * n;
    }

    static void Deeper()
    {
        Thread inner = new Thread(() => results[1] += 100);
        inner.Start();
        inner.Join();
        results[2] += results[1];
    }

    static int Main()
    {
        Thread[] threads = new Thread[results.Length];
        for (int i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(Square);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(string.Join(" ", results));

        Thread outer = new Thread(Deeper);
        Console.WriteLine(outer.IsAlive);
        outer.Start();
        outer.Join();
        Console.WriteLine(outer.IsAlive + " " + outer.Join(0) + " " + outer.Join(100));
        Console.WriteLine(results[1] + " " + results[2]);

        try { outer.Start(); } catch (ThreadStateException) { Console.WriteLine("started twice"); }
        try { new Thread(Deeper).Join(); } catch (ThreadStateException) { Console.WriteLine("not started"); }
        try { new Thread((ThreadStart)null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        // The program ends when this one does.
        new Thread(() => Console.WriteLine("after Main")).Start();
        return 7;
    }
}
