// livelock: another thread closes the ring while it is walked along
using System.Threading;

static class SharedRing {
    class Node {
        public Node next;
    }

    static readonly Node first = new Node { next = new Node() };

    static void One() {
        for (Node node = first; node != null; node = Volatile.Read(ref node.next)) { }
    }

    static void Two() {
        Volatile.Write(ref first.next.next, first);
    }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
