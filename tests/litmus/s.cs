// S: T0 writes x and then y, T1 reads y and then writes x too. May T1 see y, and its write be the earlier one?
//
// observed: r0 x
// variants: PLAIN VOLATILE RELEASE WRITER_BARRIER DATA CONTROL BARRIER INTERLOCKED LOCKED
//
// sc tso clr2 PLAIN VOLATILE RELEASE WRITER_BARRIER: 01 02 11
//   Neither W→W nor R→W: who has seen y writes x later.
// pso PLAIN VOLATILE RELEASE: 01 02 11 12
//   T0 writes y first: W→W, W→VW.
// clr arm64 dotnet PLAIN RELEASE WRITER_BARRIER: 01 02 11 12
//   T1 writes x first: R→W.
// clr arm64 dotnet VOLATILE: 01 02 11
//   Neither W→VW nor VR→W.
// pso WRITER_BARRIER: 01 02 11
//   No R→W.
// sc tso pso clr2 clr arm64 dotnet DATA BARRIER INTERLOCKED: 01 02 11
//   T0 is in order by a barrier or an exchange; T1 by one, or because it does not know yet what to write.
// sc tso pso clr2 clr arm64 dotnet CONTROL: 02 11
//   T0 is in order by a barrier; T1 writes only if it has seen y, and not before.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 02 11
//   One section is over before the other begins.
using System.Threading;

class WriteWriteReadWrite {
    static int x;
#if VOLATILE
    static volatile int y;
#else
    static int y;
#endif
    static object gate;
    static int r0;

    static void T0() {
#if RELEASE
        x = 2;
        Volatile.Write(ref y, 1);
#elif INTERLOCKED
        x = 2;
        Interlocked.Exchange(ref y, 1);
#elif LOCKED
        lock (gate) {
            x = 2;
            y = 1;
        }
#else
        x = 2;
#if WRITER_BARRIER || DATA || CONTROL || BARRIER
        Thread.MemoryBarrier();
#endif
        y = 1;
#endif
    }

    static void T1() {
#if DATA
        int seen = y;
        x = seen - seen + 1;
        r0 = seen;
#elif CONTROL
        int seen = y;
        if (seen == 1) x = 1;
        r0 = seen;
#elif INTERLOCKED
        r0 = Interlocked.CompareExchange(ref y, 0, 0);
        x = 1;
#elif LOCKED
        lock (gate) {
            r0 = y;
            x = 1;
        }
#else
        r0 = y;
#if BARRIER
        Thread.MemoryBarrier();
#endif
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
