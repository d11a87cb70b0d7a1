// The program may end while threads are at work, so what is observed then is looked at step by step. But nobody ends it
// while a thread is alone: before it starts another one, after it has joined it, or while that one waits for it. And of
// fields that are not observed nobody sees anything. Step by step that would be thousands of states.
//
// variants: FENCED
// options: --observe=CutOffAlone.ready,CutOffAlone.b0,CutOffAlone.b5 --max-states=300
// sc: holds
// tso: holds
// pso: holds
// clr2: holds
// clr: holds
// dotnet: holds
// sc FENCED: holds
// tso FENCED: holds
// dotnet FENCED: holds
using System;
using System.Threading;

class CutOffAlone {
    static int ready;
    static int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9;
    static int b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;

    static void Fence() {
#if FENCED
        Thread.MemoryBarrier();
#endif
    }

    static void FillObserved(int n) {
        b0 = n; Fence();
        b1 = n; Fence();
        b2 = n; Fence();
        b3 = n; Fence();
        b4 = n; Fence();
        b5 = n; Fence();
        b6 = n; Fence();
        b7 = n; Fence();
        b8 = n; Fence();
        b9 = n; Fence();
    }

    static void FillOthers() {
        a0 = 1; Fence();
        a1 = 1; Fence();
        a2 = 1; Fence();
        a3 = 1; Fence();
        a4 = 1; Fence();
        a5 = 1; Fence();
        a6 = 1; Fence();
        a7 = 1; Fence();
        a8 = 1; Fence();
        a9 = 1; Fence();
    }

    static void Work() { FillObserved(2); }

    static void EndAtAnyTime() {
        if (ready == 1) Environment.Exit(0);
    }

    static void Main() {
        FillObserved(1);
        var worker = new Thread(Work);
        worker.Start();
        worker.Join();
        FillObserved(3);
        var other = new Thread(EndAtAnyTime);
        other.Start();
        ready = 1;
        FillOthers();
        other.Join();
    }
}
