// Load buffering, where each thread computes by a conditional between its read and its write. A conditional whose two ways
// only compute is a conditional move on a processor: it orders nothing, but what it computes depends on what was read.
//
// observed: r0 r1
// variants: SELECT ONE_ARMED NESTED SELECTED BRANCH
//
// sc tso pso clr2 dotnet SELECT: 12 21 22
// clr arm64 SELECT: 11 12 21 22
//   As those below: two values that no compiler makes a comparison of.
// sc tso pso clr2 ONE_ARMED NESTED: 00 01 10
//   No R→W.
// dotnet ONE_ARMED NESTED: 00 01 10
//   The conditional is a branch, which waits.
// clr arm64 ONE_ARMED NESTED: 00 01 10 11
//   R→W, and no control between the two.
// sc tso pso clr2 clr arm64 dotnet SELECTED: 22
//   What is written is what was selected: to read 1 each would need the other's write, which needs that.
// sc tso pso clr2 clr arm64 dotnet BRANCH: 00 01 10
//   One way writes: control, and no write is speculative.
using System.Threading;

class LoadBufferingSelect {
    static int x, y, z;
    static int r0, r1;

    static void T0() {
        int seen = x;
        int found = 0;
#if SELECT || SELECTED
        found = seen == 1 ? 1 : 2;
#elif ONE_ARMED
        if (seen == 1) found = 1;
#elif NESTED
        found = seen == 1 ? 1 : seen == 2 ? 2 : 0;
#else
        if (seen == 1) {
            z = 1;
            found = 1;
        }
#endif
#if SELECTED
        y = found == 1 ? 1 : 2;
#else
        y = 1;
#endif
        r0 = found;
    }

    static void T1() {
        int seen = y;
        int found = 0;
#if SELECT || SELECTED
        found = seen == 1 ? 1 : 2;
#elif ONE_ARMED
        if (seen == 1) found = 1;
#elif NESTED
        found = seen == 1 ? 1 : seen == 2 ? 2 : 0;
#else
        if (seen == 1) {
            z = 1;
            found = 1;
        }
#endif
#if SELECTED
        x = found == 1 ? 1 : 2;
#else
        x = 1;
#endif
        r1 = found;
    }

    static void Main() {
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
