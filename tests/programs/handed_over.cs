// Objects that change hands: one thread leaves an object, another takes it away, does something to it and leaves it elsewhere. As long
// as nobody else leads to it, nobody sees in which order that happens.
//
// variants: KNOWN KEPT LATE IN_ANOTHER BY_READING
// sc tso clr clr2: holds
// pso dotnet: violated assertion
// sc tso clr2 KNOWN: holds
// clr dotnet KNOWN: violated assertion
// pso KNOWN: violated unhandled-exception
// sc tso clr2 KEPT: holds
// pso clr dotnet KEPT: violated assertion
// sc tso pso clr clr2 dotnet LATE: violated assertion
// sc tso clr clr2 IN_ANOTHER: holds
// pso dotnet IN_ANOTHER: violated assertion
// sc tso clr clr2 BY_READING: holds
// pso dotnet BY_READING: violated assertion
//
// Why: the write that leaves the object elsewhere waits for what the taker did to it (clr), or for all older writes (tso, clr2). KNOWN:
// a static field still leads to it. KEPT: who left it still has it in a variable. LATE: who left it first goes on using it. IN_ANOTHER:
// what was made by the taker goes into what was taken. BY_READING: it is taken by a read and a write, for there is only one taker.
#define DEBUG

using System.Diagnostics;
using System.Threading;

class HandedOver {
    class Box { public int Number; public Box Inner; }

    static Box first;
    static Box second;
    static Box also;
    static int done;

    static void Leave() {
        var box = new Box();
#if KNOWN
        also = box;
#endif
        Volatile.Write(ref first, box);
#if KEPT
        if (Volatile.Read(ref done) == 1) Debug.Assert(box.Number == 1);
#elif LATE
        box.Number = 5;
#endif
    }

    static void Take() {
#if BY_READING
        Box taken = Volatile.Read(ref first);
        if (taken == null) return;
        first = null;
#else
        Box taken = Interlocked.Exchange(ref first, null);
        if (taken == null) return;
#endif
#if LATE
        Debug.Assert(taken.Number == 5);
#elif IN_ANOTHER
        var inner = new Box();
        taken.Inner = inner;
        inner.Number = 1;
#endif
        taken.Number = 1;
        done = 1;
        second = taken;
    }

    static void Find() {
#if KNOWN
        if (Volatile.Read(ref done) == 1) Debug.Assert(also.Number == 1);
#else
        Box found = second;
        if (found == null) return;
        Debug.Assert(found.Number == 1);
#if IN_ANOTHER
        Debug.Assert(found.Inner.Number == 1);
#endif
#endif
    }

    static void Main() {
        var leaver = new Thread(Leave);
        var taker = new Thread(Take);
        var finder = new Thread(Find);
        leaver.Start();
        taker.Start();
        finder.Start();
        leaver.Join();
        taker.Join();
        finder.Join();
    }
}
