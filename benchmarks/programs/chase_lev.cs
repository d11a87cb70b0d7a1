// The work-stealing queue of Chase and Lev, without growth: its owner puts and takes at the bottom,
// thieves steal at the top; only for the last item they compete. The owner puts n items and takes
// until nothing is left; a thief tries to steal n times.
//
// Asserted: every item is taken exactly once. Where the owner's read of the top may overtake its
// write of the bottom, the thief can steal an item that the owner takes. BARRIERS: with full
// barriers.
// BUG_NOT_ATOMIC: comparing the top and moving it are two steps.
//
// arguments: 2
// variants: BARRIERS BUG_NOT_ATOMIC
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NOT_ATOMIC: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Deque {
    public const int None = -1;
    readonly int[] items;
    int top;
    volatile int bottom;

    public Deque(int size) {
        items = new int[size];
    }

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    bool TryTakeTop(int seen) {
#if BUG_NOT_ATOMIC
        if (Volatile.Read(ref top) != seen) return false;
        Volatile.Write(ref top, seen + 1);
        return true;
#else
        return Interlocked.CompareExchange(ref top, seen + 1, seen) == seen;
#endif
    }

    public void Put(int item) {
        int end = bottom;
        items[end] = item;
        Fence();
        bottom = end + 1;
    }

    public int Take() {
        int last = bottom - 1;
        bottom = last;
        Fence();
        int first = Volatile.Read(ref top);
        if (first < last) return items[last];
        int item = first == last && TryTakeTop(first) ? items[last] : None;
        bottom = last + 1;
        return item;
    }

    public int Steal() {
        int first = Volatile.Read(ref top);
        int end = bottom;
        if (first >= end) return None;
        int item = items[first];
        return TryTakeTop(first) ? item : None;
    }
}

class ChaseLev {
    static int n;
    static Deque deque;
    static int[] taken;  // how often each item was

    static void Own() {
        for (int i = 0; i < n; i++) deque.Put(i);
        for (int item = deque.Take(); item != Deque.None; item = deque.Take()) {
            Interlocked.Increment(ref taken[item]);
        }
    }

    static void Steal() {
        for (int i = 0; i < n; i++) {
            int item = deque.Steal();
            if (item != Deque.None) Interlocked.Increment(ref taken[item]);
        }
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        deque = new Deque(n);
        taken = new int[n];
        Thread owner = new Thread(Own);
        Thread thief = new Thread(Steal);
        owner.Start();
        thief.Start();
        owner.Join();
        thief.Join();
        foreach (int times in taken) Debug.Assert(times == 1);
    }
}
