// ends: what another thread adds has an end
using System.Threading;

static class SharedList {
    class Node {
        public Node next;
    }

    static readonly Node first = new Node { next = new Node() };

    static void One() {
        for (Node node = first; node != null; node = Volatile.Read(ref node.next)) { }
    }

    static void Two() {
        Volatile.Write(ref first.next.next, new Node());
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
