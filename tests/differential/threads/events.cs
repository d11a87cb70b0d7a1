// compilers: dotnet mono
// Events of all kinds, waiting for all and for one of several.
using System;
using System.Threading;

static class Program
{
    static void Main()
    {
        AutoResetEvent go = new AutoResetEvent(false), done = new AutoResetEvent(false);
        string text = "";
        Thread worker = new Thread(() =>
        {
            for (int i = 0; i < 3; i++) { go.WaitOne(); text += "work" + i + " "; done.Set(); }
        });
        worker.Start();
        for (int i = 0; i < 3; i++) { text += "ask" + i + " "; go.Set(); done.WaitOne(); }
        worker.Join();
        Console.WriteLine(text);

        ManualResetEvent start = new ManualResetEvent(false);
        int count = 0;
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(() => { start.WaitOne(); Interlocked.Increment(ref count); });
            threads[i].Start();
        }
        Console.WriteLine(Volatile.Read(ref count));
        start.Set();
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(count + " " + start.WaitOne(0));
        start.Reset();
        Console.WriteLine(start.WaitOne(0) + " " + start.WaitOne(2));

        ManualResetEventSlim slim = new ManualResetEventSlim();
        Thread setter = new Thread(() => slim.Set());
        setter.Start();
        slim.Wait();
        Console.WriteLine(slim.IsSet + " " + slim.Wait(10));
        setter.Join();

        WaitHandle[] handles = { new AutoResetEvent(false), new AutoResetEvent(false), new ManualResetEvent(false) };
        Thread second = new Thread(() => ((AutoResetEvent)handles[1]).Set());
        second.Start();
        Console.WriteLine(WaitHandle.WaitAny(handles));
        second.Join();
        Console.WriteLine(WaitHandle.WaitAny(handles, 1) == WaitHandle.WaitTimeout);
        Thread all = new Thread(() => { foreach (WaitHandle handle in handles) ((EventWaitHandle)handle).Set(); });
        all.Start();
        Console.WriteLine(WaitHandle.WaitAll(handles));
        all.Join();
        Console.WriteLine(handles[0].WaitOne(0) + " " + handles[2].WaitOne(0));
        Console.WriteLine(done.WaitOne(5000) || go.WaitOne(1));
    }
}
