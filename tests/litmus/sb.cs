// Store buffering: each thread writes its location, then reads the other's. May both reads miss the writes?
//
// observed: r0 r1
// variants: PLAIN VOLATILE CALLS ONE_BARRIER BARRIER INTERLOCKED EXCHANGE OWN_LOCKS SAME_LOCK LOCKED
//
// sc PLAIN VOLATILE CALLS ONE_BARRIER: 01 10 11
//   The later of the two writes is before its thread's read, which sees both.
// tso pso clr2 clr arm64 dotnet PLAIN VOLATILE CALLS: 00 01 10 11
//   W→R and VW→VR are permitted: both reads overtake the writes before them.
// tso pso clr2 clr arm64 dotnet ONE_BARRIER: 00 01 10 11
//   T1 reads x while its write waits; T0 goes from end to end; y is written.
// sc tso pso clr2 clr arm64 dotnet BARRIER INTERLOCKED EXCHANGE: 01 10 11
//   Each write is in memory before what is between, or before the exchange that it is, lets the read be issued.
// sc tso pso clr2 OWN_LOCKS: 01 10 11
//   W→Lock and Lock→R are not permitted.
// clr arm64 dotnet OWN_LOCKS: 00 01 10 11
//   W→Lock is permitted, Unlock waits for the write, and W→R and Unlock→R let the read overtake both.
// sc tso pso clr2 clr arm64 dotnet SAME_LOCK: 01 10 11
//   Unlock waits for the write: who locks second locks after the first one's write, and reads after having locked.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 01 10
//   One section is over, its write in memory, before the other begins.
using System.Threading;

class StoreBuffering {
#if VOLATILE
    static volatile int x, y;
#else
    static int x, y;
#endif
    static int z;
    static object gate, gate0, gate1;
    static int r0, r1;

    static void Between() {
#if BARRIER
        Thread.MemoryBarrier();
#elif INTERLOCKED
        Interlocked.Exchange(ref z, 1);
#elif SAME_LOCK
        lock (gate) { }
#endif
    }

    static void T0() {
#if CALLS
        Volatile.Write(ref x, 1);
        r0 = Volatile.Read(ref y);
#elif ONE_BARRIER
        x = 1;
        Thread.MemoryBarrier();
        r0 = y;
#elif EXCHANGE
        Interlocked.Exchange(ref x, 1);
        r0 = y;
#elif OWN_LOCKS
        x = 1;
        lock (gate0) { }
        r0 = y;
#elif LOCKED
        lock (gate) {
            x = 1;
            r0 = y;
        }
#else
        x = 1;
        Between();
        r0 = y;
#endif
    }

    static void T1() {
#if CALLS
        Volatile.Write(ref y, 1);
        r1 = Volatile.Read(ref x);
#elif EXCHANGE
        Interlocked.Exchange(ref y, 1);
        r1 = x;
#elif OWN_LOCKS
        y = 1;
        lock (gate1) { }
        r1 = x;
#elif LOCKED
        lock (gate) {
            y = 1;
            r1 = x;
        }
#else
        y = 1;
        Between();
        r1 = x;
#endif
    }

    static void Main() {
        gate = new object();
        gate0 = new object();
        gate1 = new object();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
