// A compare-exchange that fails, for a barrier: in store buffering (SB; in SB_SUCCEEDS both succeed), and between the two
// accesses of one side of message passing (MP_WRITER, MP_READER; the other side has a barrier). In ACQUIRE it reads the flag
// itself.
//
// observed: r0 r1
// variants: SB SB_SUCCEEDS MP_WRITER MP_READER ACQUIRE
//
// sc tso pso clr2 clr dotnet SB: 01 10 11
//   It is a fence.
// arm64 SB: 00 01 10 11
//   It stores nothing, so it is a volatile read: W→VR, and the read behind it may then come before the write, too.
// sc tso pso clr2 clr arm64 dotnet SB_SUCCEEDS: 01 10 11
//   One that succeeds is a fence.
// sc tso pso clr2 clr dotnet MP_WRITER MP_READER: 00 01 11
//   It is a fence.
// arm64 MP_WRITER: 00 01 10 11
//   W→VR, then W→W.
// arm64 MP_READER: 00 01 10 11
//   R→VR, then R→R.
// sc tso pso clr2 clr arm64 dotnet ACQUIRE: 00 01 11
//   Nothing overtakes a volatile read, nor a fence.
using System.Threading;

class FailedExchange {
    static int x, y, a, b;
    static int r0, r1;

    static void T0() {
#if SB
        x = 1;
        Interlocked.CompareExchange(ref a, 2, 1);
        r0 = y;
#elif SB_SUCCEEDS
        x = 1;
        Interlocked.CompareExchange(ref a, 2, 0);
        r0 = y;
#elif MP_WRITER
        x = 1;
        Interlocked.CompareExchange(ref a, 2, 1);
        y = 1;
#else
        x = 1;
        Thread.MemoryBarrier();
        y = 1;
#endif
    }

    static void T1() {
#if SB
        y = 1;
        Interlocked.CompareExchange(ref b, 2, 1);
        r1 = x;
#elif SB_SUCCEEDS
        y = 1;
        Interlocked.CompareExchange(ref b, 2, 0);
        r1 = x;
#elif MP_WRITER
        r0 = y;
        Thread.MemoryBarrier();
        r1 = x;
#elif MP_READER
        r0 = y;
        Interlocked.CompareExchange(ref a, 2, 1);
        r1 = x;
#else
        r0 = Interlocked.CompareExchange(ref y, 2, 2);
        r1 = x;
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
