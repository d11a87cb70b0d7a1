// The queue of Michael and Scott: a list with a dummy node at its head; the tail may lag one node
// behind, and whoever sees that helps. Each of n threads puts a value of its own and then takes
// one.
//
// Asserted: who has put can take; no value is taken twice, and none is lost.
// BUG_LINK: the new node is linked by a plain write, and two threads may both write it to the same
// place.
//
// arguments: 2
// variants: BUG_LINK
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_LINK: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Node {
    public readonly int Value;
    public Node Next;

    public Node(int value) {
        Value = value;
    }
}

class Queue {
    Node head;
    Node tail;

    public Queue() {
        head = tail = new Node(0);
    }

    public void Put(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = Volatile.Read(ref tail);
            Node next = Volatile.Read(ref last.Next);
            if (next != null) {
                Interlocked.CompareExchange(ref tail, next, last);
            } else if (Link(last, node)) {
                Interlocked.CompareExchange(ref tail, node, last);
                return;
            }
        }
    }

    static bool Link(Node last, Node node) {
#if BUG_LINK
        Volatile.Write(ref last.Next, node);
        return true;
#else
        return Interlocked.CompareExchange(ref last.Next, node, null) == null;
#endif
    }

    public bool TryTake(out int value) {
        while (true) {
            Node first = Volatile.Read(ref head);
            Node last = Volatile.Read(ref tail);
            Node next = Volatile.Read(ref first.Next);
            if (next == null) {
                value = 0;
                return false;
            }
            if (first == last) {
                Interlocked.CompareExchange(ref tail, next, last);
            } else if (Interlocked.CompareExchange(ref head, next, first) == first) {
                value = next.Value;
                return true;
            }
        }
    }
}

class MichaelScottQueue {
    static Queue queue;
    static int[] taken;  // how often each value was

    static void Run(object number) {
        queue.Put((int)number);
        int value;
        bool any = queue.TryTake(out value);
        Debug.Assert(any);
        Interlocked.Increment(ref taken[value]);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        queue = new Queue();
        taken = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        foreach (int times in taken) Debug.Assert(times == 1);
    }
}
