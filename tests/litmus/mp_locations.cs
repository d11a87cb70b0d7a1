// Message passing through fields of one object, of two objects, elements of an array, and references.
//
// observed: r0 r1
// variants: FIELDS OBJECTS ELEMENTS REFERENCES VOLATILE_FIELD VOLATILE_ELEMENT
//
// sc tso: 00 01 11
//   As in mp.cs.
// pso clr2 clr arm64 dotnet FIELDS OBJECTS ELEMENTS: 00 01 10 11
//   As in mp.cs, PLAIN: the locations are not the same, once it is known where they are.
// pso clr2 clr arm64 dotnet REFERENCES: 00 01 10 11
//   The writes change places under pso, clr (they publish two different objects) and dotnet. Under clr2 the second
//   reference is read ahead of the branch on the first.
// pso VOLATILE_FIELD VOLATILE_ELEMENT: 00 01 10 11
//   W→VW.
// clr2 clr arm64 dotnet VOLATILE_FIELD VOLATILE_ELEMENT: 00 01 11
//   Neither W→VW nor VR→R.
using System.Threading;

class MessagePassingLocations {
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
        p.g = 1;
#elif OBJECTS
        p.f = 1;
        q.f = 1;
#elif ELEMENTS
        a[0] = 1;
        a[1] = 1;
#elif REFERENCES
        p = new Node();
        q = new Node();
#elif VOLATILE_FIELD
        p.f = 1;
        p.v = 1;
#elif VOLATILE_ELEMENT
        a[0] = 1;
        Volatile.Write(ref a[1], 1);
#endif
    }

    static void T1() {
#if FIELDS
        r0 = p.g;
        r1 = p.f;
#elif OBJECTS
        r0 = q.f;
        r1 = p.f;
#elif ELEMENTS
        r0 = a[1];
        r1 = a[0];
#elif REFERENCES
        if (q != null) r0 = 1;
        if (p != null) r1 = 1;
#elif VOLATILE_FIELD
        r0 = p.v;
        r1 = p.f;
#elif VOLATILE_ELEMENT
        r0 = Volatile.Read(ref a[1]);
        r1 = a[0];
#endif
    }

    static void Main() {
#if !REFERENCES
        p = new Node();
        q = new Node();
#endif
        a = new int[2];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
