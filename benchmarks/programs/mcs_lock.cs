// The queue lock of Mellor-Crummey and Scott: each thread puts a node at the end of a queue, tells
// the one before it, and waits until that one hands the lock over.
//
// Asserted: who is inside is alone there.
// BUG_SWAP: reading the end of the queue and writing it are two steps.
//
// arguments: 2
// variants: BUG_SWAP
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso pso clr2 clr dotnet BUG_SWAP: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Node {
    public volatile bool Waits;
    public volatile Node Next;
}

class McsLock {
    static Node last;  // null: the lock is free
    static bool occupied;

    static Node Enqueue(Node node) {
#if BUG_SWAP
        Node before = last;
        last = node;
        return before;
#else
        return Interlocked.Exchange(ref last, node);
#endif
    }

    static void Enter(Node mine) {
        mine.Waits = true;
        Node before = Enqueue(mine);
        if (before == null) return;
        before.Next = mine;
        while (mine.Waits) { }
    }

    static void Exit(Node mine) {
        if (mine.Next == null) {
            if (Interlocked.CompareExchange(ref last, null, mine) == mine) return;
            while (mine.Next == null) { }
        }
        mine.Next.Waits = false;
    }

    static void Run() {
        Node mine = new Node();
        Enter(mine);
        Debug.Assert(!occupied);
        occupied = true;
        occupied = false;
        Exit(mine);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
    }
}
