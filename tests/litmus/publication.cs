// Publication: an object is made and then published by a reference; who finds it reads its field. May the field be seen
// as it was before it was written? r0 is 2 where no object is found. The reference is in a static field, but for FIELD
// and ELEMENT; the object is an array in ARRAY.
//
// observed: r0
// variants: PLAIN CONSTRUCTOR FIELD ELEMENT ARRAY VOLATILE CALLS EXCHANGE BARRIER LOCKED
//
// sc tso clr2 PLAIN CONSTRUCTOR FIELD ELEMENT ARRAY VOLATILE CALLS: 1 2
//   Neither W→W nor W→VW, and no one reads a field of an object that it has not found yet.
// clr arm64 PLAIN CONSTRUCTOR FIELD ELEMENT ARRAY VOLATILE CALLS: 1 2
//   W→W, but the write of the reference, wherever it goes, waits for what was written to the object's own fields or
//   elements.
// pso PLAIN CONSTRUCTOR FIELD ELEMENT ARRAY VOLATILE CALLS: 0 1 2
//   W→W, W→VW: the reference is written first.
// dotnet PLAIN CONSTRUCTOR FIELD ELEMENT ARRAY: 0 1 2
//   W→W, and references are like any other value.
// dotnet VOLATILE CALLS: 1 2
//   No W→VW.
// sc tso pso clr2 clr arm64 dotnet EXCHANGE BARRIER: 1 2
//   The field is in memory before the exchange, or before the barrier ends.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 1 2
//   One section is over before the other begins.
using System.Threading;

class Publication {
    class Node {
        public int f;
        public Node next;

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
    static Node holder;
    static Node[] places;
    static int[] a;
    static object gate;
    static int r0;

    static void T0() {
#if ARRAY
        int[] mine = new int[1];
        mine[0] = 1;
        a = mine;
#elif LOCKED
        Node mine = new Node();
        lock (gate) {
            mine.f = 1;
            p = mine;
        }
#else
        Node mine = new Node();
#if !CONSTRUCTOR
        mine.f = 1;
#endif
#if FIELD
        holder.next = mine;
#elif ELEMENT
        places[0] = mine;
#elif CALLS
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
#elif ARRAY
        int[] seen = a;
        if (seen != null) found = seen[0];
#else
#if FIELD
        Node seen = holder.next;
#elif ELEMENT
        Node seen = places[0];
#else
        Node seen = p;
#endif
        if (seen != null) found = seen.f;
#endif
        r0 = found;
    }

    static void Main() {
        gate = new object();
        holder = new Node();
        places = new Node[1];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
