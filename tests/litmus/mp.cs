// Message passing: a writer of data and then of a flag, a reader of the flag and then of the data. May it see the flag
// and miss the data?
//
// observed: r0 r1
// variants: PLAIN VOLATILE CALLS RELEASE ACQUIRE BARRIER WRITER_BARRIER READER_BARRIER INTERLOCKED LOCKED
// variants: LOCKED_WRITER FLAG_LOCKED
//
// sc PLAIN VOLATILE CALLS RELEASE ACQUIRE WRITER_BARRIER READER_BARRIER LOCKED_WRITER: 00 01 11
//   The flag is after the data in memory, and the data are read after it.
// tso PLAIN VOLATILE CALLS RELEASE ACQUIRE WRITER_BARRIER READER_BARRIER LOCKED_WRITER: 00 01 11
//   Neither W→W nor R→R, whatever is volatile.
// pso clr2 clr arm64 dotnet PLAIN LOCKED_WRITER: 00 01 10 11
//   W→W under pso, clr and dotnet, in a locked section too; R→R under clr2, clr and dotnet.
// clr2 clr arm64 dotnet VOLATILE CALLS: 00 01 11
//   Neither W→VW nor VR→R.
// pso VOLATILE CALLS RELEASE ACQUIRE READER_BARRIER: 00 01 10 11
//   W→VW as W→W: what is volatile does not matter to pso.
// clr2 clr arm64 dotnet RELEASE WRITER_BARRIER: 00 01 10 11
//   The reads still change places: R→R.
// clr2 ACQUIRE READER_BARRIER: 00 01 11
//   Neither W→W nor VR→R.
// clr arm64 dotnet ACQUIRE READER_BARRIER: 00 01 10 11
//   The writes still change places: W→W.
// pso WRITER_BARRIER: 00 01 11
//   No R→R.
// sc tso pso clr2 clr arm64 dotnet BARRIER INTERLOCKED: 00 01 11
//   Writes and reads in order: barriers and atomics wait for what is before them.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 00 11
//   One section is over before the other begins.
// sc tso pso clr2 clr arm64 dotnet FLAG_LOCKED: 00 01 11
//   The data may slip into the writer's section, but not out of it: Unlock waits for them. A reader that sees the flag
//   has locked after that, and reads the data after having locked.
using System.Threading;

class MessagePassing {
    static int data;
#if VOLATILE
    static volatile int flag;
#else
    static int flag;
#endif
    static object gate;
    static int r0, r1;

    static void T0() {
#if CALLS || RELEASE
        data = 1;
        Volatile.Write(ref flag, 1);
#elif BARRIER || WRITER_BARRIER
        data = 1;
        Thread.MemoryBarrier();
        flag = 1;
#elif INTERLOCKED
        data = 1;
        Interlocked.Exchange(ref flag, 1);
#elif LOCKED || LOCKED_WRITER
        lock (gate) {
            data = 1;
            flag = 1;
        }
#elif FLAG_LOCKED
        data = 1;
        lock (gate) {
            flag = 1;
        }
#else
        data = 1;
        flag = 1;
#endif
    }

    static void T1() {
#if CALLS || ACQUIRE
        r0 = Volatile.Read(ref flag);
        r1 = data;
#elif BARRIER || READER_BARRIER
        r0 = flag;
        Thread.MemoryBarrier();
        r1 = data;
#elif INTERLOCKED
        r0 = Interlocked.CompareExchange(ref flag, 0, 0);
        r1 = data;
#elif LOCKED
        lock (gate) {
            r0 = flag;
            r1 = data;
        }
#elif FLAG_LOCKED
        lock (gate) {
            r0 = flag;
        }
        r1 = data;
#else
        r0 = flag;
        r1 = data;
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
