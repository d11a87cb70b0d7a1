// Load buffering: each thread reads one location, then writes the other. May both see what is written after they read?
//
// observed: r0 r1
// variants: PLAIN VOLATILE ACQUIRE RELEASE ONE_ACQUIRE BARRIER EXCHANGE LOCKED
//
// sc tso pso clr2 PLAIN ONE_ACQUIRE: 00 01 10
//   The first of the two reads is before both writes: no R→W.
// clr arm64 dotnet PLAIN: 00 01 10 11
//   R→W: both writes overtake the reads before them.
// clr arm64 dotnet ONE_ACQUIRE: 00 01 10 11
//   T1 writes x first; T0 goes from end to end; T1 reads y.
// sc tso pso clr2 clr arm64 dotnet VOLATILE ACQUIRE RELEASE: 00 01 10
//   Neither VR→W nor R→VW, to say nothing of VR→VW.
// sc tso pso clr2 clr arm64 dotnet BARRIER EXCHANGE: 00 01 10
//   The reads have completed before the barrier, or the exchange, does.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 01 10
//   One section is over before the other begins.
using System.Threading;

class LoadBuffering {
#if VOLATILE
    static volatile int x, y;
#else
    static int x, y;
#endif
    static object gate;
    static int r0, r1;

    static void T0() {
#if ACQUIRE || ONE_ACQUIRE
        r0 = Volatile.Read(ref x);
        y = 1;
#elif RELEASE
        r0 = x;
        Volatile.Write(ref y, 1);
#elif BARRIER
        r0 = x;
        Thread.MemoryBarrier();
        y = 1;
#elif EXCHANGE
        r0 = x;
        Interlocked.Exchange(ref y, 1);
#elif LOCKED
        lock (gate) {
            r0 = x;
            y = 1;
        }
#else
        r0 = x;
        y = 1;
#endif
    }

    static void T1() {
#if ACQUIRE
        r1 = Volatile.Read(ref y);
        x = 1;
#elif RELEASE
        r1 = y;
        Volatile.Write(ref x, 1);
#elif BARRIER
        r1 = y;
        Thread.MemoryBarrier();
        x = 1;
#elif EXCHANGE
        r1 = y;
        Interlocked.Exchange(ref x, 1);
#elif LOCKED
        lock (gate) {
            r1 = y;
            x = 1;
        }
#else
        r1 = y;
        x = 1;
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
