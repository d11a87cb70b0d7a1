// Load buffering in which the write needs what was read: for its value, or to decide whether and where to write.
//
// observed: r0 r1
// variants: COPY DATA ONE_DATA CONTROL BOTH_WAYS INDEX
//
// sc tso pso clr2 clr arm64 dotnet COPY CONTROL: 00
//   A 1 could only come from a 1: no value is out of thin air, no write is made on a guess.
// sc tso pso clr2 clr arm64 dotnet DATA: 00 01 10
//   What is written is always 1, but is not known before the read has completed.
// sc tso pso clr2 ONE_DATA: 00 01 10
//   No R→W.
// clr arm64 dotnet ONE_DATA: 00 01 10 11
//   T1 writes x first: R→W; T0 goes from end to end; T1 reads y.
// sc tso pso clr2 clr arm64 dotnet BOTH_WAYS: 00 01 10
//   The same is written both ways, but not before the branch is decided.
// sc tso pso clr2 clr arm64 dotnet INDEX: 00 01 10
//   Where to write is always the same, but not known before the index is, and the thread waits for it.
using System.Threading;

class LoadBufferingDependencies {
    static int x, y;
    static int[] a;
    static int r0, r1;

    static void T0() {
#if INDEX
        int seen = a[0];
        a[1 + seen - seen] = 1;
#else
        int seen = x;
#endif
#if COPY
        y = seen;
#elif DATA || ONE_DATA
        y = seen - seen + 1;
#elif CONTROL
        if (seen == 1) y = 1;
#elif BOTH_WAYS
        if (seen == 1) y = 1;
        else y = 1;
#endif
        r0 = seen;
    }

    static void T1() {
#if INDEX
        int seen = a[1];
        a[seen - seen] = 1;
#else
        int seen = y;
#endif
#if COPY
        x = seen;
#elif DATA
        x = seen - seen + 1;
#elif ONE_DATA
        x = 1;
#elif CONTROL
        if (seen == 1) x = 1;
#elif BOTH_WAYS
        if (seen == 1) x = 1;
        else x = 1;
#endif
        r1 = seen;
    }

    static void Main() {
        a = new int[2];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
