// not warned: another object is read each time
// runtime: ends
using System;
using System.Threading;

class Node { public Node next; }

static class Program
{
    static Node first = new Node { next = new Node() };

    static void Poll()
    {
        Node node = first;
        while (node.next != null) node = node.next;
    }

    static void Main() => Polling.Try(Poll, () => first.next = null);
}
