// A compare-exchange between the write and the read of Dekker's algorithm. It is a fence as .NET documents it, also where it
// fails; the machine code of ARM64 has a fence only where it succeeds. FAILS: it always fails. EITHER: it succeeds in one
// thread, and fails in the other one because of that: so this one reads after it. LOOP: it is repeated until it succeeds, as one
// takes a lock: then it is a fence. NULL: the place is nowhere.
//
// variants: FAILS EITHER LOOP NULL
// sc tso pso clr2 clr dotnet FAILS: holds
// arm64 FAILS: violated assertion
// sc tso pso clr2 clr arm64 dotnet EITHER: holds
// sc tso pso clr2 clr arm64 dotnet LOOP: holds
// sc tso pso clr2 clr arm64 dotnet NULL: violated unhandled-exception
// fences arm64 FAILS: 1
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Place {
    public int Taken;
}

class FailedExchange {
    static int x, y, taken;
    static int r0 = 1, r1 = 1;
    static Place place;

    static void Pass(int expected) {
#if LOOP
        while (Interlocked.CompareExchange(ref taken, 1, 0) != 0) { }
        Volatile.Write(ref taken, 0);
#elif EITHER
        Interlocked.CompareExchange(ref taken, 1, 0);
#elif NULL
        Interlocked.CompareExchange(ref place.Taken, 2, expected);
#else
        Interlocked.CompareExchange(ref taken, 2, expected);
#endif
    }

    static void First() {
        x = 1;
        Pass(1);
        r0 = y;
    }

    static void Second() {
        y = 1;
        Pass(1);
        r1 = x;
    }

    static void Main() {
        Thread first = new Thread(First);
        Thread second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(r0 == 1 || r1 == 1);
    }
}
