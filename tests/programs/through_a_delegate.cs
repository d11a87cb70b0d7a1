// A barrier and an atomic operation are what they are, also where they are called through a
// delegate that was made of them directly.
//
// variants: ATOMIC
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet ATOMIC: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class ThroughADelegate {
    delegate int Change(ref int place);

    static int x, y, seenByFirst = -1, seenBySecond = -1;
    static readonly Action barrier = Thread.MemoryBarrier;
    static readonly Change increment = Interlocked.Increment;

    static void First() {
#if ATOMIC
        increment(ref x);
#else
        x = 1;
        barrier();
        seenByFirst = y;
#endif
    }

    static void Second() {
#if ATOMIC
        // What is read may be old when it is written.
        int seen = x;
        increment(ref y);
        x = seen + 1;
#else
        y = 1;
        barrier();
        seenBySecond = x;
#endif
    }

    static void Main() {
        Thread first = new Thread(First);
        Thread second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
#if ATOMIC
        Debug.Assert(x == 2);
#else
        Debug.Assert(seenByFirst == 1 || seenBySecond == 1);
#endif
    }
}
