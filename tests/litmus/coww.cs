// CoWW: a location is written twice by one thread, and read twice, in order, by another. May the second write be the
// earlier one?
//
// observed: r0 r1
// variants: PLAIN VOLATILE FIELD ELEMENT
//
// sc tso pso clr2 clr arm64 dotnet: 00 01 02 11 12 22
//   Two writes of one location are never reordered; the barrier keeps the reads in order.
using System.Threading;

class CoherenceWriteWrite {
    class Node {
        public int f;
    }

#if VOLATILE
    static volatile int x;
#else
    static int x;
#endif
    static Node p;
    static int[] a;
    static int r0, r1;

    static void T0() {
#if FIELD
        p.f = 1;
        p.f = 2;
#elif ELEMENT
        a[0] = 1;
        a[0] = 2;
#else
        x = 1;
        x = 2;
#endif
    }

    static void T1() {
#if FIELD
        r0 = p.f;
        Thread.MemoryBarrier();
        r1 = p.f;
#elif ELEMENT
        r0 = a[0];
        Thread.MemoryBarrier();
        r1 = a[0];
#else
        r0 = x;
        Thread.MemoryBarrier();
        r1 = x;
#endif
    }

    static void Main() {
        p = new Node();
        a = new int[1];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
