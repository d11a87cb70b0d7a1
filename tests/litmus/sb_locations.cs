// Store buffering through fields of one object, of two objects, elements of an array, and one of each.
//
// observed: r0 r1
// variants: FIELDS OBJECTS ELEMENTS MIXED VOLATILE_FIELD
//
// sc: 01 10 11
//   As in sb.cs.
// tso pso clr2 clr arm64 dotnet: 00 01 10 11
//   As in sb.cs: where the objects are is read before, and known; the two locations are not the same.
using System.Threading;

class StoreBufferingLocations {
    class Node {
        public int f, g;
        public volatile int v;
    }

    static Node p, q;
    static int[] a;
    static int r0, r1;

    static void T0() {
#if FIELDS
        p.f = 1;
        r0 = p.g;
#elif OBJECTS
        p.f = 1;
        r0 = q.f;
#elif ELEMENTS
        a[0] = 1;
        r0 = a[1];
#elif MIXED
        p.f = 1;
        r0 = a[0];
#elif VOLATILE_FIELD
        p.v = 1;
        r0 = q.v;
#endif
    }

    static void T1() {
#if FIELDS
        p.g = 1;
        r1 = p.f;
#elif OBJECTS
        q.f = 1;
        r1 = p.f;
#elif ELEMENTS
        a[1] = 1;
        r1 = a[0];
#elif MIXED
        a[0] = 1;
        r1 = p.f;
#elif VOLATILE_FIELD
        q.v = 1;
        r1 = p.v;
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
