// WRC, write to read causality: T1 has read what T0 wrote before it writes y; T2 reads y, then x. May T2 see the
// consequence and miss the cause?
//
// observed: r0 r1 r2
// variants: PLAIN VOLATILE ACQUIRE ONE_ACQUIRE RELEASE DATA CONTROL BARRIER INTERLOCKED LOCKED
//
// sc tso pso PLAIN ONE_ACQUIRE RELEASE: 000 001 010 011 100 101 111
//   All but 110: neither R→R nor R→W, and what T1 has read is there for all.
// clr2 clr arm64 dotnet PLAIN RELEASE: 000 001 010 011 100 101 110 111
//   T2 reads x first: R→R.
// clr2 ONE_ACQUIRE: 000 001 010 011 100 101 111
//   No R→W.
// clr arm64 dotnet ONE_ACQUIRE: 000 001 010 011 100 101 110 111
//   T1 writes y first: R→W.
// sc tso pso clr2 clr arm64 dotnet VOLATILE ACQUIRE DATA BARRIER INTERLOCKED: 000 001 010 011 100 101 111
//   T1 is in order by R→VW, VR→W, or because it does not know yet what to write; T2 by VR→R. A barrier or an atomic
//   waits for what is before it, and is over before what follows is issued.
// sc tso pso clr2 clr arm64 dotnet CONTROL: 000 001 100 101 111
//   T1 writes only if it has read 1, and not before: no write is made on a guess.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 000 010 011 100 101 111
//   Neither 110 nor 001: who is second of T1 and T2 sees x at least as new as the first did.
using System.Threading;

class WriteToReadCausality {
    static int x;
#if VOLATILE
    static volatile int y;
#else
    static int y;
#endif
    static object gate;
    static int r0, r1, r2;

    static void T0() {
        x = 1;
    }

    static void T1() {
#if LOCKED
        lock (gate) {
            r0 = x;
            y = 1;
        }
#else
#if ACQUIRE
        int seen = Volatile.Read(ref x);
#else
        int seen = x;
#endif
#if RELEASE
        Volatile.Write(ref y, 1);
#elif DATA
        y = seen - seen + 1;
#elif CONTROL
        if (seen == 1) y = 1;
#elif BARRIER
        Thread.MemoryBarrier();
        y = 1;
#elif INTERLOCKED
        Interlocked.Exchange(ref y, 1);
#else
        y = 1;
#endif
        r0 = seen;
#endif
    }

    static void T2() {
#if ACQUIRE || ONE_ACQUIRE || DATA || CONTROL
        r1 = Volatile.Read(ref y);
        r2 = x;
#elif BARRIER
        r1 = y;
        Thread.MemoryBarrier();
        r2 = x;
#elif INTERLOCKED
        r1 = Interlocked.CompareExchange(ref y, 0, 0);
        r2 = x;
#elif LOCKED
        lock (gate) {
            r1 = y;
            r2 = x;
        }
#else
        r1 = y;
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
