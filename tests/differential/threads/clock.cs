// compilers: dotnet mono
// The clock goes on, never back, and by as long as a thread has waited, at least.
using System;
using System.Diagnostics;
using System.Threading;

static class Program {
    static void LoopsEnd() {
        int start = Environment.TickCount;
        while (Environment.TickCount - start < 5) {}
        var watch = Stopwatch.StartNew();
        while (watch.ElapsedMilliseconds < 5) {}
        Console.WriteLine(watch.IsRunning + " " + (watch.ElapsedTicks > 0) + " " + (watch.Elapsed >= TimeSpan.FromMilliseconds(5)));
        watch.Stop();
        TimeSpan stopped = watch.Elapsed;
        DateTime end = DateTime.UtcNow.AddMilliseconds(5);
        while (DateTime.UtcNow < end) {}
        Console.WriteLine(watch.IsRunning + " " + (watch.Elapsed == stopped));
        watch.Reset();
        Console.WriteLine(watch.ElapsedTicks + " " + watch.Elapsed);
        watch.Restart();
        Console.WriteLine(watch.IsRunning + " " + Stopwatch.IsHighResolution);
    }

    static void NeverGoesBack() {
        DateTime before = DateTime.Now;
        long stamp = Stopwatch.GetTimestamp();
        int ticks = Environment.TickCount;
        var other = new Thread(() => {
            Console.WriteLine(Environment.TickCount - ticks >= 0);
            stamp = Stopwatch.GetTimestamp() - stamp;
        });
        other.Start();
        other.Join();
        Console.WriteLine((DateTime.Now >= before) + " " + (stamp >= 0));
    }

    static void Waiting() {
        object nobody = new object();
        var watch = Stopwatch.StartNew();
        Thread.Sleep(30);
        Console.WriteLine(watch.ElapsedMilliseconds >= 29);
        watch.Restart();
        lock (nobody) Console.WriteLine(Monitor.Wait(nobody, 30));
        Console.WriteLine(watch.ElapsedMilliseconds >= 29);
        watch.Restart();
        Console.WriteLine(new ManualResetEvent(false).WaitOne(30));
        Console.WriteLine(watch.ElapsedMilliseconds >= 29);
    }

    static void Main() {
        LoopsEnd();
        NeverGoesBack();
        Waiting();
    }
}
