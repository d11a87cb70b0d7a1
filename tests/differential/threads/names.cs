// compilers: dotnet mono
// What a thread knows of itself.
using System;
using System.Threading;

static class Program
{
    static void Main()
    {
        Thread main = Thread.CurrentThread;
        main.Name = "main";
        Thread seen = null;
        int id = 0, environment = 0;
        string name = null;
        Thread worker = new Thread(() =>
        {
            seen = Thread.CurrentThread;
            id = Thread.CurrentThread.ManagedThreadId;
            environment = Environment.CurrentManagedThreadId;
            name = Thread.CurrentThread.Name;
        });
        worker.Name = "worker";
        Console.WriteLine(worker.ManagedThreadId != main.ManagedThreadId);
        worker.Start();
        worker.Join();
        Console.WriteLine(ReferenceEquals(seen, worker) + " " + name);
        Console.WriteLine((id == worker.ManagedThreadId) + " " + (environment == id));
        Console.WriteLine(ReferenceEquals(main, Thread.CurrentThread) + " " + Thread.CurrentThread.Name);
        Console.WriteLine(main.ManagedThreadId == Environment.CurrentManagedThreadId);
        Console.WriteLine(main.IsAlive + " " + main.IsBackground + " " + main.IsThreadPoolThread);

        // Ids differ among threads that live at once.
        int[] ids = new int[6];
        Barrier together = new Barrier(ids.Length);
        Thread[] threads = new Thread[ids.Length];
        for (int i = 0; i < ids.Length; i++)
        {
            int n = i;
            threads[i] = new Thread(() =>
            {
                ids[n] = Environment.CurrentManagedThreadId;
                together.SignalAndWait();
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Array.Sort(ids);
        bool distinct = true;
        for (int i = 1; i < ids.Length; i++) distinct &= ids[i] != ids[i - 1];
        Console.WriteLine(distinct);
        Console.WriteLine(new Thread(() => { }).Name == null);
    }
}
