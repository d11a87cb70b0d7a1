// The queue lock of Craig, Landin and Hagersten: each thread puts a node at the end of a queue and
// waits until the node before its own is released.
//
// Asserted: no increment is lost.
// PLAIN: the flag in a node is not volatile, and its release may overtake the increment.
// BUG_SWAP: reading the end of the queue and writing it are two steps.
//
// arguments: 2
// variants: PLAIN BUG_SWAP
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// fences pso: 1
// fences tso robust: 0
// sc tso PLAIN: holds
// pso clr2 clr dotnet PLAIN: violated assertion
// sc tso pso clr2 clr dotnet BUG_SWAP: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Node {
#if PLAIN
    public bool Held;
#else
    public volatile bool Held;
#endif
}

class ClhLock {
    static Node last;
    static int counter;

    static Node Enqueue(Node node) {
#if BUG_SWAP
        Node before = last;
        last = node;
        return before;
#else
        return Interlocked.Exchange(ref last, node);
#endif
    }

    static void Run() {
        Node mine = new Node();
        mine.Held = true;
        Node before = Enqueue(mine);
        while (before.Held) { }
        counter = counter + 1;
        mine.Held = false;
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        last = new Node();

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
