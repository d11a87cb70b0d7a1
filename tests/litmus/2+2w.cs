// 2+2W: both threads write both locations, in opposite orders. May each location keep what a thread wrote first?
//
// observed: x y
// variants: PLAIN VOLATILE ONE_VOLATILE CALLS BARRIER EXCHANGE LOCKED
//
// sc tso clr2 PLAIN VOLATILE ONE_VOLATILE CALLS: 12 21 22
//   The last of the four writes is the second one of its thread.
// pso PLAIN VOLATILE ONE_VOLATILE CALLS: 11 12 21 22
//   The second writes are first: every W→W, whatever is volatile.
// clr arm64 dotnet PLAIN: 11 12 21 22
//   W→W.
// clr arm64 dotnet VOLATILE CALLS: 12 21 22
//   No VW→VW.
// clr arm64 dotnet ONE_VOLATILE: 11 12 21 22
//   T1 writes x first, for VW→W is permitted; then T0 writes x and y, which is volatile; then T1 writes y.
// sc tso pso clr2 clr arm64 dotnet BARRIER EXCHANGE: 12 21 22
//   The first writes are in memory before the second are issued.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 12 21
//   One section is over before the other begins.
using System.Threading;

class TwoPlusTwoWrites {
#if VOLATILE
    static volatile int x, y;
#elif ONE_VOLATILE
    static int x;
    static volatile int y;
#else
    static int x, y;
#endif
    static object gate;

    static void T0() {
#if CALLS
        Volatile.Write(ref x, 1);
        Volatile.Write(ref y, 2);
#elif BARRIER
        x = 1;
        Thread.MemoryBarrier();
        y = 2;
#elif EXCHANGE
        Interlocked.Exchange(ref x, 1);
        y = 2;
#elif LOCKED
        lock (gate) {
            x = 1;
            y = 2;
        }
#else
        x = 1;
        y = 2;
#endif
    }

    static void T1() {
#if CALLS
        Volatile.Write(ref y, 1);
        Volatile.Write(ref x, 2);
#elif BARRIER
        y = 1;
        Thread.MemoryBarrier();
        x = 2;
#elif EXCHANGE
        Interlocked.Exchange(ref y, 1);
        x = 2;
#elif LOCKED
        lock (gate) {
            y = 1;
            x = 2;
        }
#else
        y = 1;
        x = 2;
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
