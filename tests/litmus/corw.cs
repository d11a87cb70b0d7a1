// CoRW: a location is read and then written by one thread, and written by another. What was read is older than the
// write after it.
//
// observed: r0 x
// variants: PLAIN VOLATILE CALLS BARRIER EXCHANGE
//
// sc tso pso clr2 clr arm64 dotnet PLAIN VOLATILE CALLS BARRIER: 01 02 21
//   A read and a write of one location are never reordered: neither is the own 1 read, nor a 2 that comes after it.
// sc tso pso clr2 clr arm64 dotnet EXCHANGE: 02 21
//   Nothing comes between either: a 0 that is replaced is not a 2 that was written meanwhile.
using System.Threading;

class CoherenceReadWrite {
#if VOLATILE
    static volatile int x;
#else
    static int x;
#endif
    static int r0;

    static void T0() {
#if CALLS
        r0 = Volatile.Read(ref x);
        Volatile.Write(ref x, 1);
#elif BARRIER
        r0 = x;
        Thread.MemoryBarrier();
        x = 1;
#elif EXCHANGE
        r0 = Interlocked.Exchange(ref x, 1);
#else
        r0 = x;
        x = 1;
#endif
    }

    static void T1() {
        x = 2;
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
