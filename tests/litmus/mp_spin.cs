// Message passing to a reader that waits for the flag. May it miss the data then?
//
// observed: r0
// variants: PLAIN VOLATILE RELEASE WRITER_BARRIER READER_BARRIER
//
// sc tso: 1
//   Neither W→W nor R→R.
// pso PLAIN VOLATILE RELEASE READER_BARRIER: 0 1
//   The flag is written first: W→W, W→VW.
// pso WRITER_BARRIER: 1
//   No R→R.
// clr2 clr arm64 PLAIN RELEASE WRITER_BARRIER: 0 1
//   The data are read on the guess that the loop is left, which then turns out right.
// clr2 READER_BARRIER: 1
//   The barrier waits until the guess has come true, and there is no W→W.
// dotnet PLAIN: 0 1
//   The flag is written first: W→W.
// clr arm64 dotnet READER_BARRIER: 0 1
//   The same.
// dotnet RELEASE WRITER_BARRIER: 1
//   The writes are in order, and the branch that leaves the loop waits for the flag.
// clr2 clr arm64 dotnet VOLATILE: 1
//   Neither W→VW nor VR→R.
using System.Threading;

class MessagePassingSpin {
    static int data;
#if VOLATILE
    static volatile int flag;
#else
    static int flag;
#endif
    static int r0;

    static void T0() {
#if RELEASE
        data = 1;
        Volatile.Write(ref flag, 1);
#else
        data = 1;
#if WRITER_BARRIER
        Thread.MemoryBarrier();
#endif
        flag = 1;
#endif
    }

    static void T1() {
        while (flag == 0) { }
#if READER_BARRIER
        Thread.MemoryBarrier();
#endif
        r0 = data;
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
