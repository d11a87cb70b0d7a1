// ISA2: message passing by way of a third thread. T0 writes x and then y, T1 reads y and then writes z, T2 reads z and
// then x.
//
// observed: r0 r1 r2
// variants: PLAIN VOLATILE DATA CONTROL BARRIER LOCKED
//
// sc tso PLAIN VOLATILE: 000 001 010 011 100 101 111
//   All but 110: neither W→W nor R→W nor R→R.
// pso PLAIN VOLATILE: 000 001 010 011 100 101 110 111
//   W→W and W→VW.
// clr2 clr arm64 dotnet PLAIN: 000 001 010 011 100 101 110 111
//   T2 reads x first: R→R.
// clr2 clr arm64 dotnet VOLATILE: 000 001 010 011 100 101 111
//   W→VW, VR→VW and VR→R are not permitted.
// sc tso pso clr2 clr arm64 dotnet DATA BARRIER: 000 001 010 011 100 101 111
//   T0 and T2 are in order by barriers, and T1 by another, or because it does not know yet what to write.
// sc tso pso clr2 clr arm64 dotnet CONTROL: 000 001 100 101 111
//   T1 writes only if it has read 1, and not before.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 000 010 011 100 101 111
//   Six orders of the three sections, each over before the next begins.
using System.Threading;

class IndirectMessagePassing {
    static int x;
#if VOLATILE
    static volatile int y, z;
#else
    static int y, z;
#endif
    static object gate;
    static int r0, r1, r2;

    static void Between() {
#if DATA || CONTROL || BARRIER
        Thread.MemoryBarrier();
#endif
    }

    static void T0() {
#if LOCKED
        lock (gate) {
            x = 1;
            y = 1;
        }
#else
        x = 1;
        Between();
        y = 1;
#endif
    }

    static void T1() {
#if DATA
        int seen = y;
        z = seen - seen + 1;
        r0 = seen;
#elif CONTROL
        int seen = y;
        if (seen == 1) z = 1;
        r0 = seen;
#elif LOCKED
        lock (gate) {
            r0 = y;
            z = 1;
        }
#else
        r0 = y;
        Between();
        z = 1;
#endif
    }

    static void T2() {
#if LOCKED
        lock (gate) {
            r1 = z;
            r2 = x;
        }
#else
        r1 = z;
        Between();
        r2 = x;
#endif
    }

    static void Main() {
        gate = new object();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        Thread t2 = new Thread(T2);
        t0.Start();
        t1.Start();
        t2.Start();
        t0.Join();
        t1.Join();
        t2.Join();
    }
}
