// Sequence lock: the version is written before and after the data. Who reads the same version before and after reading
// the data takes them to be of that version. (All write once: even versions are 0 and 2.)
//
// observed: r0 r1 r2
// variants: VERSION_VOLATILE VOLATILE BARRIER
//
// sc tso clr2 clr arm64 dotnet VOLATILE: 000 001 002 011 012 101 102 111 112 212
//   The version never goes back; there are no data before it is 1, and no lack of them when it is 2.
// sc tso VERSION_VOLATILE: 000 001 002 011 012 101 102 111 112 212
//   The same: neither W→W nor R→R.
// clr2 clr arm64 dotnet VERSION_VOLATILE: 000 001 002 010 011 012 101 102 111 112 212
//   010: the data are read after the second reading of the version, for R→VR is permitted. They are written before
//   the version is 2, and read after its first reading.
// pso VERSION_VOLATILE VOLATILE: 000 001 002 010 011 012 101 102 111 112 202 212
//   Any order of the data and the versions: 010 if they are written first, 202 if last.
// sc tso pso clr2 clr arm64 dotnet BARRIER: 000 001 002 011 012 101 102 111 112 212
//   All is in order.
using System.Threading;

class SequenceLock {
#if VOLATILE
    static volatile int data;
#else
    static int data;
#endif
    static volatile int version;
    static int r0, r1, r2;

    static void Between() {
#if BARRIER
        Thread.MemoryBarrier();
#endif
    }

    static void T0() {
        version = 1;
        Between();
        data = 1;
        Between();
        version = 2;
    }

    static void T1() {
        r0 = version;
        Between();
        r1 = data;
        Between();
        r2 = version;
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
