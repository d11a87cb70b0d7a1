// Publication of an object whose way to another one was there before, or is changed at the same time. In all but LATER and
// MEANWHILE the outer object leads to the inner one before anything else happens. r0 is 2 where the reader finds nothing in
// p, and 3 where what it finds leads nowhere.
//
// observed: r0
// variants: BEFORE CYCLE UNLINKED LATER MEANWHILE
//
// sc tso clr2 BEFORE CYCLE: 1 2
//   No W→W.
// clr arm64 BEFORE CYCLE: 1 2
//   The reference to the outer object waits for the field of the inner one, to which that leads; also where the inner one
//   leads back.
// pso dotnet BEFORE CYCLE: 0 1 2
//   W→W.
// sc tso clr2 UNLINKED: 1 2
//   No W→W: the field is written before the outer object is found. The reader, in order, looks into the
//   inner one itself.
// pso clr arm64 dotnet UNLINKED: 0 1 2
//   W→W. Under clr the reference waits until the outer object leads nowhere, and then for nothing more.
// sc tso clr2 LATER: 1 2 3
//   No W→W: what leads to the inner object is written after its field.
// clr arm64 LATER: 1 2 3
//   So it is here: what leads to the inner object is a reference that is stored, too.
// pso dotnet LATER: 0 1 2 3
//   W→W.
// sc tso clr2 MEANWHILE: 1 2 3
//   No W→W.
// pso clr arm64 dotnet MEANWHILE: 0 1 2 3
//   W→W. Under clr the reference is stored before another thread, which has written nothing to the inner object, leads the
//   outer one to it.
using System.Threading;

class PublicationByOthers {
    class Node {
        public int f;
        public Node next;
    }

    static Node p, outer, inner;
    static int r0;

    static void T0() {
        Node first = outer;
        Node second = inner;
#if BEFORE || CYCLE || UNLINKED
        first.next = second;
#if CYCLE
        second.next = first;
#endif
        Thread.MemoryBarrier();
#endif
#if LATER
        p = first;
        second.f = 1;
        first.next = second;
#elif UNLINKED
        second.f = 1;
        first.next = null;
        p = first;
#else
        second.f = 1;
        p = first;
#endif
    }

    static void T1() {
        int found = 2;
        Node first = p;
#if UNLINKED
        Thread.MemoryBarrier();
        if (first != null) found = inner.f;
#else
        if (first != null) {
            found = 3;
            Node second = first.next;
            if (second != null) found = second.f;
        }
#endif
        r0 = found;
    }

#if MEANWHILE
    static void T2() {
        outer.next = inner;
    }
#endif

    static void Main() {
        outer = new Node();
        inner = new Node();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
#if MEANWHILE
        Thread t2 = new Thread(T2);
#endif
        t0.Start();
        t1.Start();
#if MEANWHILE
        t2.Start();
#endif
        t0.Join();
        t1.Join();
#if MEANWHILE
        t2.Join();
#endif
    }
}
