// livelock: the last one of the list leads to the first one, and each round reads that
static class ListInARing {
    class Node {
        public Node next;
    }

    static int length;

    internal static void Main() {
        var first = new Node { next = new Node() };
        first.next.next = first;
        int count = 0;
        for (var node = first; node != null; node = node.next) count ^= 1;
        length = count;
    }
}
