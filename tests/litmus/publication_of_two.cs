// Publication of an object that refers to another: who finds the first follows it to the second and reads its field.
// In LATE the field is written when the second object is already referred to, but before the first is published.
// r0 is 2 where no first object is found, and 3 where it does not refer to a second.
//
// observed: r0
// variants: NESTED LATE BARRIER
//
// sc tso clr2 NESTED LATE: 1 2
//   No W→W, and no one reads from an object that it has not found yet.
// clr arm64 NESTED: 1 2
//   Each reference waits for what was written to the object that it refers to: the field, then the reference to the
//   second, then the one to the first.
// clr arm64 LATE: 1 2
//   The reference to the first object waits for its own field next. Once that is in memory, the first object leads to the
//   second, so it waits for the second one's field too.
// pso dotnet NESTED LATE: 0 1 2 3
//   W→W: in any order.
// sc tso pso clr2 clr arm64 dotnet BARRIER: 1 2
//   All is in memory before the first object is published.
using System.Threading;

class PublicationOfTwo {
    class Node {
        public int f;
        public Node next;
    }

    static Node p;
    static int r0;

    static void T0() {
        Node first = new Node();
        Node second = new Node();
#if LATE
        first.next = second;
        second.f = 1;
#else
        second.f = 1;
        first.next = second;
#endif
#if BARRIER
        Thread.MemoryBarrier();
#endif
        p = first;
    }

    static void T1() {
        int found = 2;
        Node first = p;
        if (first != null) {
            found = 3;
            Node second = first.next;
            if (second != null) found = second.f;
        }
        r0 = found;
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
