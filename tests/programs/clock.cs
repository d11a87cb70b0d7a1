// A thread that waits for a time-out by the clock may see it pass, and may not. Nobody sees time go back, not of what
// another thread has seen either, and who has slept sees that.
//
// variants: SHORT LOOP PASSES STAYS
// sc: holds
// tso: holds
// pso: holds
// dotnet: holds
// sc SHORT: holds
// clr2 SHORT: holds
// clr SHORT: holds
// dotnet SHORT: holds
// sc LOOP: holds
// tso LOOP: holds
// dotnet LOOP: holds
// sc PASSES: violated assertion
// tso PASSES: violated assertion
// dotnet PASSES: violated assertion
// sc STAYS: violated assertion
// dotnet STAYS: violated assertion
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

class Clock {
    static volatile bool isDone;
    static DateTime stamp;
    static readonly object monitor = new object();

    static void Work() {
        lock (monitor) stamp = DateTime.UtcNow;
        isDone = true;
    }

    static void Main() {
        int start = Environment.TickCount;
#if SHORT
        var other = new Thread(() => isDone = Environment.TickCount >= 0);
        other.Start();
        int now = Environment.TickCount;
        Debug.Assert(Environment.TickCount >= now && now >= start);
#else
        var worker = new Thread(Work);
        worker.Start();
        bool hasPassed = false;
#if LOOP
        while (!isDone && !hasPassed) hasPassed = Environment.TickCount - start > 1000;
#else
        if (!isDone) hasPassed = Environment.TickCount - start > 1000;
#endif
#if PASSES
        Debug.Assert(!hasPassed);
#elif STAYS
        Debug.Assert(hasPassed);
#else
        lock (monitor) Debug.Assert(stamp == default(DateTime) || stamp <= DateTime.UtcNow);
        var watch = Stopwatch.StartNew();
        Thread.Sleep(10);
        Debug.Assert(watch.ElapsedMilliseconds >= 10);
#endif
#endif
    }
}
