// Load buffering through fields, elements, and past a reference that is still being read.
// In REFERENCE T0 reads a field of whatever object p refers to, and then writes; T1 exchanges the object for one of its
// own, whose field is 1, when it has read what T0 writes.
//
// observed: r0 r1
// variants: FIELDS OBJECTS ELEMENTS REFERENCE
//
// sc tso pso clr2: 00 01 10
//   No R→W.
// clr arm64 dotnet FIELDS OBJECTS ELEMENTS: 00 01 10 11
//   R→W, once it is known where the reads are.
// clr arm64 dotnet REFERENCE: 00 01 10
//   Until the reference is there T0's read may fail; y is not written before that cannot be.
using System.Threading;

class LoadBufferingLocations {
    class Node {
        public int f, g;
    }

    static Node p, q;
    static int[] a;
    static int y;
    static int r0, r1;

    static void T0() {
#if FIELDS
        r0 = p.f;
        p.g = 1;
#elif OBJECTS
        r0 = p.f;
        q.f = 1;
#elif ELEMENTS
        r0 = a[0];
        a[1] = 1;
#elif REFERENCE
        r0 = p.f;
        y = 1;
#endif
    }

    static void T1() {
#if FIELDS
        r1 = p.g;
        p.f = 1;
#elif OBJECTS
        r1 = q.f;
        p.f = 1;
#elif ELEMENTS
        r1 = a[1];
        a[0] = 1;
#elif REFERENCE
        Node mine = new Node();
        mine.f = 1;
        r1 = y;
        Thread.MemoryBarrier();
        p = mine;
#endif
    }

    static void Main() {
        p = new Node();
        q = new Node();
        a = new int[2];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
