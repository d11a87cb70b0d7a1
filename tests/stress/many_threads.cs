// Threads at once: as many as a machine's pointers can tell apart, and more than that; a pointer to what another
// thread has on its stack.
// compilers: dotnet
// options: -unsafe
// with 1: status: 0
// with 2: status: 3
// with 3: status: 3
using System;
using System.Threading;

static unsafe class Program
{
    static int* place;

    static void Start(int count)
    {
        int running = 0;
        ManualResetEvent go = new ManualResetEvent(false);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++)
        {
            threads[i] = new Thread(() => { Interlocked.Increment(ref running); go.WaitOne(); });
            threads[i].Start();
        }
        while (Volatile.Read(ref running) < count) Thread.Yield();
        go.Set();
        foreach (Thread thread in threads) thread.Join();
    }

    static void Main(string[] args)
    {
        switch (args[0])
        {
            case "1": Start(254); break;
            case "2": Start(255); break;
            case "3":
                int local = 1;
                place = &local;
                Thread thread = new Thread(() => *place = 2);
                thread.Start();
                thread.Join();
                break;
        }
    }
}
