// An object is handed out before another thread has it lead to a second object, which is not filled yet. What the first object
// leads to nobody reads but the write that hands it out: it has to wait for all that the object leads to. A search that takes
// the link for the other thread's own, because no instruction of others uses it, sets it too early, and loses the run.
//
// sc tso clr2: holds
// pso clr arm64 dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Node {
    public int Value;
    public Node Next;
}

class PublishedMeanwhile {
    static Node outer = new Node(), inner = new Node();
    static Node left;
    static int flag;

    static void Link() {
        flag = 1;
        outer.Next = inner;
    }

    static void Leave() {
        while (Volatile.Read(ref flag) == 0) { }
        inner.Value = 1;
        left = outer;
    }

    static void Find() {
        Node found = left;
        Thread.MemoryBarrier();
        if (found != null) Debug.Assert(inner.Value == 1);
    }

    static void Main() {
        Thread linker = new Thread(Link);
        Thread leaver = new Thread(Leave);
        Thread finder = new Thread(Find);
        linker.Start();
        leaver.Start();
        finder.Start();
        linker.Join();
        leaver.Join();
        finder.Join();
    }
}
