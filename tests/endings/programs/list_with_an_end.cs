// ends: the list has an end
static class ListWithAnEnd {
    class Node {
        public Node next;
    }

    static int length;

    internal static void Main() {
        var first = new Node { next = new Node() };
        int count = 0;
        for (var node = first; node != null; node = node.next) count ^= 1;
        length = count;
    }
}
