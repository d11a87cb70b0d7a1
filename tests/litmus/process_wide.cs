// Interlocked.MemoryBarrierProcessWide is a fence of every thread, so the other thread needs none of its own: neither for
// store buffering (SB; the other one's accesses are volatile in SB_VOLATILE), nor for message passing, whichever side calls
// it (MP_WRITER, MP_READER), nor for load buffering (LB).
//
// observed: r0 r1
// variants: SB SB_VOLATILE MP_WRITER MP_READER LB
//
// sc tso pso clr2 clr arm64 dotnet SB SB_VOLATILE: 01 10 11
//   y is written when the barrier takes effect. If T0 has written x by then, T1 reads 1. If not, it has not read y early
//   either, for all that it has overtaken has completed, and it reads 1.
// sc tso pso clr2 clr arm64 dotnet MP_WRITER: 00 01 11
//   The data are written when the barrier takes effect. If T1 has read them before that, it has read the flag, too: 0.
// sc tso pso clr2 clr arm64 dotnet MP_READER: 00 01 11
//   The flag is read when the barrier takes effect. If it was written, the data that it has overtaken are by then.
// sc tso pso clr2 clr arm64 dotnet LB: 00 01 10
//   x is read when the barrier takes effect. If it was 1, T1 has read y by then, which is written after that.
using System.Threading;

class ProcessWide {
    static int x, y;
    static int r0, r1;

    static void T0() {
#if SB
        x = 1;
        r0 = y;
#elif SB_VOLATILE
        Volatile.Write(ref x, 1);
        r0 = Volatile.Read(ref y);
#elif MP_WRITER
        x = 1;
        Interlocked.MemoryBarrierProcessWide();
        y = 1;
#elif MP_READER
        x = 1;
        y = 1;
#else
        r0 = x;
        Interlocked.MemoryBarrierProcessWide();
        y = 1;
#endif
    }

    static void T1() {
#if SB || SB_VOLATILE
        y = 1;
        Interlocked.MemoryBarrierProcessWide();
        r1 = x;
#elif MP_WRITER
        r0 = y;
        r1 = x;
#elif MP_READER
        r0 = y;
        Interlocked.MemoryBarrierProcessWide();
        r1 = x;
#else
        r1 = y;
        x = 1;
#endif
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
