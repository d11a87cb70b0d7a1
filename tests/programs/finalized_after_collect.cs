// After a collection, and having waited for the finalizers, what nothing led to has been finalized: each object once, unless it
// asks for more, in any order, and not if nobody wants that.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Counted {
    internal static int made, finalized, suppressed;
    internal static Counted risen;
    readonly int number = ++made;
    ~Counted() {
        finalized++;
        if (number == 2 && risen == null) {
            risen = this;
            GC.ReRegisterForFinalize(this);
        }
    }
}

class Suppressed : IDisposable {
    public void Dispose() { GC.SuppressFinalize(this); }
    ~Suppressed() { Counted.suppressed++; }
}

class FinalizedAfterCollect {
    static void Make() {
        new Counted();
        new Counted();
        new Suppressed().Dispose();
    }

    static void Collect() {
        GC.Collect();
        GC.WaitForPendingFinalizers();
    }

    static void Main() {
        Make();
        Collect();
        Debug.Assert(Counted.finalized == 2 && Counted.risen != null);
        Collect();
        Debug.Assert(Counted.finalized == 2);
        Counted.risen = new Counted();
        Collect();
        Debug.Assert(Counted.finalized == 3 && Counted.suppressed == 0);
    }
}
