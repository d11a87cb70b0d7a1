// A finalizer is a thread's code like any other's: what it does races with the others, and it may wait for them.
//
// variants: RACE LOCKED THROWS
// sc tso pso clr2 clr dotnet: violated deadlock
// RACE sc tso pso clr2 clr dotnet: violated assertion
// LOCKED sc tso pso clr2 clr dotnet: holds
// THROWS sc tso pso clr2 clr dotnet: violated unhandled-exception
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Racing {
    ~Racing() {
#if THROWS
        throw new InvalidOperationException();
#elif RACE
        FinalizerRaces.count++;
#else
        lock (FinalizerRaces.guard) FinalizerRaces.count++;
#endif
        FinalizerRaces.isDone = true;
    }
}

class FinalizerRaces {
    internal static readonly object guard = new object();
    internal static int count;
    internal static volatile bool isDone;

    static void Make() { new Racing(); }

    static void Main() {
        Make();
#if RACE
        count++;
        Debug.Assert(!isDone || count == 2);
#elif LOCKED
        lock (guard) count++;
        lock (guard) Debug.Assert(!isDone || count == 2);
#elif THROWS
#else
        GC.Collect();
        lock (guard) {
            count++;
            GC.WaitForPendingFinalizers();
        }
#endif
    }
}
