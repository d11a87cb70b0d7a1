// IRIW, independent reads of independent writes: two threads write a location each, two read both, in opposite orders.
// May the readers disagree about which write came first?
//
// observed: r0 r1 r2 r3
// variants: PLAIN VOLATILE ACQUIRE ONE_ACQUIRE BARRIER INTERLOCKED LOCKED
//
// sc tso pso PLAIN VOLATILE ACQUIRE ONE_ACQUIRE BARRIER INTERLOCKED: 0000 0001 0010 0011 0100 0101 0110 0111
//     1000 1001 1011 1100 1101 1110 1111
//   All but 1010: no R→R, and a write is there for all at once.
// clr2 clr arm64 dotnet PLAIN: 0000 0001 0010 0011 0100 0101 0110 0111
//     1000 1001 1010 1011 1100 1101 1110 1111
//   R→R: the second reads are first.
// clr2 clr arm64 dotnet ONE_ACQUIRE: 0000 0001 0010 0011 0100 0101 0110 0111
//     1000 1001 1010 1011 1100 1101 1110 1111
//   T3 reads x before there is a write, and y after both.
// clr2 clr arm64 dotnet VOLATILE ACQUIRE BARRIER INTERLOCKED: 0000 0001 0010 0011 0100 0101 0110 0111
//     1000 1001 1011 1100 1101 1110 1111
//   All but 1010: neither VR→VR nor VR→R; a barrier or an atomic is over before the second read is issued.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 0000 0001 0010 0011 0100 0110 0111 1000 1001 1011 1100 1101 1110 1111
//   Neither 1010 nor 0101: who reads second has both values at least as new, in whichever order it reads.
using System.Threading;

class IndependentReads {
#if VOLATILE
    static volatile int x, y;
#else
    static int x, y;
#endif
    static object gate;
    static int r0, r1, r2, r3;

    static void T0() {
        x = 1;
    }

    static void T1() {
        y = 1;
    }

    static void T2() {
#if ACQUIRE || ONE_ACQUIRE
        r0 = Volatile.Read(ref x);
        r1 = y;
#elif BARRIER
        r0 = x;
        Thread.MemoryBarrier();
        r1 = y;
#elif INTERLOCKED
        r0 = Interlocked.CompareExchange(ref x, 0, 0);
        r1 = y;
#elif LOCKED
        lock (gate) {
            r0 = x;
            r1 = y;
        }
#else
        r0 = x;
        r1 = y;
#endif
    }

    static void T3() {
#if ACQUIRE
        r2 = Volatile.Read(ref y);
        r3 = x;
#elif BARRIER
        r2 = y;
        Thread.MemoryBarrier();
        r3 = x;
#elif INTERLOCKED
        r2 = Interlocked.CompareExchange(ref y, 0, 0);
        r3 = x;
#elif LOCKED
        lock (gate) {
            r2 = y;
            r3 = x;
        }
#else
        r2 = y;
        r3 = x;
#endif
    }

    static void Main() {
        gate = new object();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        Thread t2 = new Thread(T2);
        Thread t3 = new Thread(T3);
        t0.Start();
        t1.Start();
        t2.Start();
        t3.Start();
        t0.Join();
        t1.Join();
        t2.Join();
        t3.Join();
    }
}
