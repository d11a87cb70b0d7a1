// R: T0 writes x and then y, T1 writes y too and then reads x. May T1's write be the later one, and T1 miss x?
//
// observed: r0 y
// variants: PLAIN VOLATILE ONE_BARRIER ONE_BARRIER_VOLATILE EXCHANGE BARRIER LOCKED
//
// sc PLAIN VOLATILE ONE_BARRIER ONE_BARRIER_VOLATILE EXCHANGE BARRIER: 01 11 12
//   If T1's write is the later one, x was written before it.
// tso pso clr2 clr arm64 dotnet PLAIN VOLATILE: 01 02 11 12
//   T1 reads x while its write to y waits: W→R, VW→R.
// tso clr2 ONE_BARRIER EXCHANGE ONE_BARRIER_VOLATILE: 01 11 12
//   T1 is in order, and T0, for there is neither W→W nor W→VW.
// pso ONE_BARRIER EXCHANGE ONE_BARRIER_VOLATILE: 01 02 11 12
//   T0's write to x waits while y is written, T1 writes and reads: W→W, W→VW.
// clr arm64 dotnet ONE_BARRIER EXCHANGE: 01 02 11 12
//   The same: W→W.
// clr arm64 dotnet ONE_BARRIER_VOLATILE: 01 11 12
//   No W→VW.
// tso pso clr2 clr arm64 dotnet BARRIER: 01 11 12
//   Both are in order.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 01 12
//   One section is over before the other begins.
using System.Threading;

class WriteWriteWriteRead {
    static int x;
#if VOLATILE || ONE_BARRIER_VOLATILE
    static volatile int y;
#else
    static int y;
#endif
    static object gate;
    static int r0;

    static void T0() {
#if LOCKED
        lock (gate) {
            x = 1;
            y = 1;
        }
#else
        x = 1;
#if BARRIER
        Thread.MemoryBarrier();
#endif
        y = 1;
#endif
    }

    static void T1() {
#if EXCHANGE
        Interlocked.Exchange(ref y, 2);
        r0 = x;
#elif LOCKED
        lock (gate) {
            y = 2;
            r0 = x;
        }
#else
        y = 2;
#if BARRIER || ONE_BARRIER || ONE_BARRIER_VOLATILE
        Thread.MemoryBarrier();
#endif
        r0 = x;
#endif
    }

    static void Main() {
        gate = new object();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
