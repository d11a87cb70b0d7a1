// Atomicity: two threads add one to a location. May one of the additions be lost?
//
// observed: x
// variants: PLAIN VOLATILE LOCKED INTERLOCKED COMPARE_EXCHANGE
//
// sc tso pso clr2 clr arm64 dotnet PLAIN VOLATILE: 1 2
//   Two operations each, and volatile does not make them one.
// sc tso pso clr2 clr arm64 dotnet LOCKED INTERLOCKED: 2
//   Nothing comes between.
// sc tso pso clr2 clr arm64 dotnet COMPARE_EXCHANGE: 1 2
//   A thread that finds another value than it has read gives up; at least one does not.
using System.Threading;

class Atomicity {
#if VOLATILE
    static volatile int x;
#else
    static int x;
#endif
    static object gate;

    static void AddOne() {
#if LOCKED
        lock (gate) {
            x = x + 1;
        }
#elif INTERLOCKED
        Interlocked.Add(ref x, 1);
#elif COMPARE_EXCHANGE
        int seen = x;
        Interlocked.CompareExchange(ref x, seen + 1, seen);
#else
        x = x + 1;
#endif
    }

    static void T0() {
        AddOne();
    }

    static void T1() {
        AddOne();
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
