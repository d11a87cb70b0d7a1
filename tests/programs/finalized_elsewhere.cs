// A run that goes wrong need not make the objects that are finalized: others of the program do, and all have the thread that runs finalizers.
//
// variants: DEADLOCK RIGHT
// sc tso pso clr2 clr dotnet: violated assertion
// DEADLOCK sc tso pso clr2 clr dotnet: violated deadlock
// RIGHT sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Log {
    ~Log() { }
}

class FinalizedElsewhere {
    static readonly object first = new object(), second = new object();
    static volatile int steps;
    static volatile Log log;

    static void Write() {
        if (steps == 1) log = new Log();
    }

    static void Count() {
        steps++;
        steps++;
#if DEADLOCK
        lock (second) lock (first) steps++;
#else
        steps++;
#endif
    }

    static void Main() {
        var writer = new Thread(Write);
        var counter = new Thread(Count);
        writer.Start();
        counter.Start();
#if DEADLOCK
        lock (first) lock (second) steps++;
#elif RIGHT
        counter.Join();
        Debug.Assert(steps == 3);
#else
        Debug.Assert(steps != 3 || log != null);
#endif
    }
}
