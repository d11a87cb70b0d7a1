// Treiber's stack: push and pop by compare-and-swap of the top. Each of n threads pops two values
// and pushes the first back; two values are there at the beginning.
//
// Asserted: nobody holds a value that another holds.
// BUG_ABA: nodes are used again. A pop that has read the top and its successor finds the same top
// again, does not notice that the successor was popped meanwhile, and puts it back on the stack.
//
// arguments: 2
// variants: BUG_ABA
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_ABA: violated assertion
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

class Stack {
    Node top;

    public void Push(Node node) {
        while (true) {
            Node seen = Volatile.Read(ref top);
            node.Next = seen;
            if (Interlocked.CompareExchange(ref top, node, seen) == seen) return;
        }
    }

    /// Null if the stack is empty.
    public Node Pop() {
        while (true) {
            Node seen = Volatile.Read(ref top);
            if (seen == null) return null;
            Node next = seen.Next;
            if (Interlocked.CompareExchange(ref top, next, seen) == seen) return seen;
        }
    }
}

class TreiberStack {
    static Stack stack;
    static int[] holders;  // of each value

    static Node Take() {
        Node node = stack.Pop();
        if (node != null) {
            int count = Interlocked.Increment(ref holders[node.Value]);
            Debug.Assert(count == 1);
        }
        return node;
    }

    static void GiveBack(Node node) {
        Interlocked.Decrement(ref holders[node.Value]);
#if BUG_ABA
        stack.Push(node);
#else
        stack.Push(new Node(node.Value));
#endif
    }

    static void Run() {
        Node first = Take();
        Take();
        if (first != null) GiveBack(first);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        holders = new int[2];
        stack = new Stack();
        stack.Push(new Node(1));
        stack.Push(new Node(0));

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        for (Node node = stack.Pop(); node != null; node = stack.Pop()) {
            Debug.Assert(holders[node.Value] == 0);
            holders[node.Value] = 1;
        }
    }
}
