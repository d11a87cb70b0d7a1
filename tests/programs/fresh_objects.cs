// Objects that a thread makes and fills, and then hands out. In between, nobody sees in which order it fills them.
//
// variants: AFTER IN_ANOTHER WEAK UNKNOWN CHOSEN BEHIND_BRANCH
// sc tso clr clr2: holds
// pso dotnet: violated assertion
// sc tso pso clr clr2 dotnet AFTER: violated assertion
// sc tso clr clr2 IN_ANOTHER: holds
// sc tso clr2 WEAK: holds
// clr WEAK: violated assertion
// sc tso clr clr2 UNKNOWN: holds
// pso dotnet UNKNOWN: violated assertion
// sc tso pso clr clr2 dotnet CHOSEN: holds
// sc tso clr clr2 BEHIND_BRANCH: holds
// pso dotnet BEHIND_BRANCH: violated assertion
//
// Why: the write that hands an object out waits for what was done to it and to all that it leads to (clr, clr2), or for all older writes
// (tso); clr2 does both. AFTER: it was handed out too early. IN_ANOTHER: another fresh object leads to it. WEAK: a weak reference does not
// hand out its target. UNKNOWN: the value comes from a read that has not completed. CHOSEN: which of two objects is written first is
// not known yet, and each is read back by its own thread. BEHIND_BRANCH: the thread has guessed before it makes the object.
using System;
using System.Diagnostics;
using System.Threading;

class FreshObjects {
    class Box { public int Number; }
    class Outer { public Box Inner; }

    static Box shared;
    static Outer outer;
    static WeakReference<Box> weak;
    static Box kept;
    static int source = 5;

    static void Make() {
        var box = new Box();
#if AFTER
        shared = box;
        box.Number = 1;
#elif IN_ANOTHER
        var around = new Outer();
        around.Inner = box;
        box.Number = 1;
        outer = around;
#elif WEAK
        kept = new Box();
        var handle = new WeakReference<Box>(box);
        box.Number = 1;
        weak = handle;
        Thread.MemoryBarrier();
        kept = box;
#elif UNKNOWN
        box.Number = source;
        shared = box;
#elif CHOSEN
        var other = new Box();
        Box chosen = source == 6 ? box : other;
        chosen.Number = 1;
        box.Number += 2;
        other.Number += 4;
        Debug.Assert(box.Number + other.Number == 7);
#elif BEHIND_BRANCH
        if (source == 5) box = new Box();
        box.Number = 1;
        shared = box;
#else
        box.Number = 1;
        shared = box;
#endif
    }

    static void Find() {
        source = 6;
#if IN_ANOTHER
        Outer found = outer;
        if (found != null) Debug.Assert(found.Inner.Number == 1);
#elif WEAK
        WeakReference<Box> found = weak;
        if (found != null && found.TryGetTarget(out Box box)) Debug.Assert(box.Number == 1);
#else
        Box found = shared;
        if (found != null) Debug.Assert(found.Number != 0);
#endif
    }

    static void Main() {
        var maker = new Thread(Make);
        var finder = new Thread(Find);
        maker.Start();
        finder.Start();
        maker.Join();
        finder.Join();
    }
}
