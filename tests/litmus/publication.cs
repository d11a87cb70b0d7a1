// Publication: an object is made and then published by a reference; who finds it reads its field. May the field be seen
// as it was before it was written? r0 is 2 where no object is found.
//
// observed: r0
// variants: PLAIN CONSTRUCTOR VOLATILE CALLS EXCHANGE BARRIER LOCKED
//
// sc tso clr2 PLAIN CONSTRUCTOR VOLATILE CALLS: 1 2
//   Neither W→W nor W→VW, and no one reads a field of an object that it has not found yet.
// clr PLAIN CONSTRUCTOR VOLATILE CALLS: 1 2
//   W→W, but the write of the reference waits for what was written to the object's own fields.
// pso PLAIN CONSTRUCTOR VOLATILE CALLS: 0 1 2
//   W→W, W→VW: the reference is written first.
// dotnet PLAIN CONSTRUCTOR: 0 1 2
//   W→W, and references are like any other value.
// dotnet VOLATILE CALLS: 1 2
//   No W→VW.
// sc tso pso clr2 clr dotnet EXCHANGE BARRIER: 1 2
//   The field is in memory before the exchange, or before the barrier ends.
// sc tso pso clr2 clr dotnet LOCKED: 1 2
//   One section is over before the other begins.
using System.Threading;

class Publication {
    class Node {
        public int f;

#if CONSTRUCTOR
        public Node() {
            f = 1;
        }
#endif
    }

#if VOLATILE
    static volatile Node p;
#else
    static Node p;
#endif
    static object gate;
    static int r0;

    static void T0() {
        Node mine = new Node();
#if LOCKED
        lock (gate) {
            mine.f = 1;
            p = mine;
        }
#else
#if !CONSTRUCTOR
        mine.f = 1;
#endif
#if CALLS
        Volatile.Write(ref p, mine);
#elif EXCHANGE
        Interlocked.Exchange(ref p, mine);
#elif BARRIER
        Thread.MemoryBarrier();
        p = mine;
#else
        p = mine;
#endif
#endif
    }

    static void T1() {
        int found = 2;
#if LOCKED
        lock (gate) {
            Node seen = p;
            if (seen != null) found = seen.f;
        }
#else
        Node seen = p;
        if (seen != null) found = seen.f;
#endif
        r0 = found;
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
