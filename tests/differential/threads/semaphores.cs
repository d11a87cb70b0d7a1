// compilers: dotnet mono
// Semaphore and SemaphoreSlim: never more than so many at once, and handing over.
using System;
using System.Threading;

static class Program
{
    static int inside, most;

    static void Enter()
    {
        int now = Interlocked.Increment(ref inside);
        int seen;
        while ((seen = Volatile.Read(ref most)) < now) Interlocked.CompareExchange(ref most, now, seen);
        Thread.Yield();
        Interlocked.Decrement(ref inside);
    }

    static void RunAll(int count, Action body)
    {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) (threads[i] = new Thread(() => body())).Start();
        foreach (Thread thread in threads) thread.Join();
    }

    static void Main()
    {
        SemaphoreSlim slim = new SemaphoreSlim(2);
        RunAll(5, () => { for (int i = 0; i < 20; i++) { slim.Wait(); Enter(); slim.Release(); } });
        Console.WriteLine((most <= 2) + " " + inside + " " + slim.CurrentCount);

        most = 0;
        Semaphore full = new Semaphore(1, 1);
        RunAll(4, () => { for (int i = 0; i < 20; i++) { full.WaitOne(); Enter(); full.Release(); } });
        Console.WriteLine(most + " " + inside);
        try { full.Release(); } catch (SemaphoreFullException) { Console.WriteLine("full"); }

        Console.WriteLine(slim.Wait(0) + " " + slim.Wait(0) + " " + slim.Wait(0) + " " + slim.Wait(1));
        Console.WriteLine(slim.Release(2) + " " + slim.CurrentCount);

        SemaphoreSlim ping = new SemaphoreSlim(1), pong = new SemaphoreSlim(0);
        string text = "";
        Thread other = new Thread(() =>
        {
            for (int i = 0; i < 5; i++) { pong.Wait(); text += "pong "; ping.Release(); }
        });
        other.Start();
        for (int i = 0; i < 5; i++) { ping.Wait(); text += "ping "; pong.Release(); }
        other.Join();
        Console.WriteLine(text);
    }
}
