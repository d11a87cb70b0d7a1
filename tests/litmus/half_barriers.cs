// Barriers that keep less in order than a full one: after Volatile.ReadBarrier nothing happens before what was read
// before it has arrived; before Volatile.WriteBarrier everything has happened when something after it is written. They are
// enough for message passing (MP) and load buffering (LB), and not for store buffering (SB).
//
// observed: r0 r1
// variants: MP MP_WRITER MP_READER LB_READ LB_WRITE SB_READ SB_WRITE
// compilers: dotnet
//
// sc tso pso clr2 clr arm64 dotnet MP: 00 01 11
//   The data are there before the flag is written, and the flag is there before the data are read.
// sc tso pso MP_WRITER: 00 01 11
//   The writes are in order, and there is no R→R.
// clr2 clr arm64 dotnet MP_WRITER: 00 01 10 11
//   The reads still change places.
// sc tso clr2 MP_READER: 00 01 11
//   The reads are in order, and there is no W→W.
// pso clr arm64 dotnet MP_READER: 00 01 10 11
//   The writes still change places.
// sc tso pso clr2 clr arm64 dotnet LB_READ LB_WRITE: 00 01 10
//   Each read is over before the write after it, by either barrier.
// sc SB_READ SB_WRITE: 01 10 11
//   Whoever reads last sees what the other has written.
// tso pso clr2 clr arm64 dotnet SB_READ SB_WRITE: 00 01 10 11
//   W→R: neither barrier keeps a read from coming before an earlier write.
using System.Threading;

class HalfBarriers {
    static int x, y;
    static int r0, r1;

    static void T0() {
#if MP || MP_WRITER
        x = 1;
        Volatile.WriteBarrier();
        y = 1;
#elif MP_READER
        x = 1;
        y = 1;
#elif LB_READ
        r0 = x;
        Volatile.ReadBarrier();
        y = 1;
#elif LB_WRITE
        r0 = x;
        Volatile.WriteBarrier();
        y = 1;
#elif SB_READ
        x = 1;
        Volatile.ReadBarrier();
        r0 = y;
#else
        x = 1;
        Volatile.WriteBarrier();
        r0 = y;
#endif
    }

    static void T1() {
#if MP || MP_READER
        r0 = y;
        Volatile.ReadBarrier();
        r1 = x;
#elif MP_WRITER
        r0 = y;
        r1 = x;
#elif LB_READ
        r1 = y;
        Volatile.ReadBarrier();
        x = 1;
#elif LB_WRITE
        r1 = y;
        Volatile.WriteBarrier();
        x = 1;
#elif SB_READ
        y = 1;
        Volatile.ReadBarrier();
        r1 = x;
#else
        y = 1;
        Volatile.WriteBarrier();
        r1 = x;
#endif
    }

    static void Main() {
        Thread first = new Thread(T0);
        Thread second = new Thread(T1);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
