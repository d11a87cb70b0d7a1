// CoWR: a location is written and then read by one thread, and written by another. What is read is not older than the
// write before it.
//
// observed: r0 x
// variants: PLAIN VOLATILE CALLS BARRIER
//
// sc tso pso clr2 clr arm64 dotnet: 11 12 22
//   Under dotnet the read waits for the write. Elsewhere it may take the value from the waiting write, which is read
//   as if at the moment when that is written.
using System.Threading;

class CoherenceWriteRead {
#if VOLATILE
    static volatile int x;
#else
    static int x;
#endif
    static int r0;

    static void T0() {
#if CALLS
        Volatile.Write(ref x, 1);
        r0 = Volatile.Read(ref x);
#else
        x = 1;
#if BARRIER
        Thread.MemoryBarrier();
#endif
        r0 = x;
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
