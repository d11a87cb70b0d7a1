// How much time has passed may be something between nothing and a day: more than one time-out and less than the other (the
// default), a time-out by a date (DATE), in seconds (SECONDS), by two clocks one after the other (TWICE).
//
// variants: DATE SECONDS TWICE THREADS
// sc tso dotnet clr: violated assertion
// sc dotnet clr DATE: violated assertion
// sc dotnet clr SECONDS: violated assertion
// sc dotnet clr TWICE: violated assertion
// sc dotnet clr THREADS: violated assertion
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

class ClockBetween {
    static volatile bool isExpired;

#if DATE
    static readonly TimeSpan Lease = TimeSpan.FromSeconds(5);

    static void Main() {
        DateTime end = DateTime.UtcNow + Lease;
        DateTime now = DateTime.UtcNow;
        if (now >= end) Debug.Assert(now - end >= TimeSpan.FromMinutes(1));
    }
#elif SECONDS
    static void Main() {
        var watch = Stopwatch.StartNew();
        double seconds = watch.Elapsed.TotalSeconds;
        Debug.Assert(seconds < 1.5 || seconds > 4);
    }
#elif TWICE
    static void Main() {
        int start = Environment.TickCount;
        int first = Environment.TickCount - start;
        int second = Environment.TickCount - start;
        Debug.Assert(!(first > 100 && first < 500 && second > 500 && second < 1000));
    }
#elif THREADS
    // A thread gives up after 100 ms; who sees that takes it for half a second.
    static int start;

    static void Main() {
        start = Environment.TickCount;
        var other = new Thread(() => isExpired = Environment.TickCount - start > 100);
        other.Start();
        if (isExpired) Debug.Assert(Environment.TickCount - start > 500);
    }
#else
    static void Main() {
        var watch = Stopwatch.StartNew();
        long elapsed = watch.ElapsedMilliseconds;
        Debug.Assert(!(elapsed > 50 && elapsed < 200));
    }
#endif
}
