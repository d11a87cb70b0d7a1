// Szymanski's mutual exclusion: threads gather in a waiting room; the last to come in closes the
// door, and they leave it in the order of their numbers. (A simple solution to Lamport's concurrent
// programming problem with linear wait, 1988.)
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_NO_ORDER: who leaves the waiting room does not wait for those with lower numbers.
//
// arguments: 2
// variants: BARRIERS BUG_NO_ORDER
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_ORDER: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Szymanski {
    const int outside = 0;
    const int before = 1;   // before the open door
    const int waiting = 2;  // in the waiting room, for others to come in
    const int through = 3;  // in the door
    const int closed = 4;   // in the waiting room, the door closed behind

    static int n;
    static int[] state;
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Move(int me, int to) {
        Volatile.Write(ref state[me], to);
        Fence();
    }

    /// Whether a thread from first to before end is in a state from low to high.
    static bool Any(int first, int end, int low, int high) {
        for (int i = first; i < end; i++) {
            int seen = Volatile.Read(ref state[i]);
            if (low <= seen && seen <= high) return true;
        }
        return false;
    }

    static void Enter(int me) {
        Move(me, before);
        while (Any(0, n, through, closed)) { }
        Move(me, through);
        if (Any(0, n, before, before)) {
            Move(me, waiting);
            while (!Any(0, n, closed, closed)) { }
        }
        Move(me, closed);
#if !BUG_NO_ORDER
        while (Any(0, me, waiting, closed)) { }
#endif
    }

    static void Exit(int me) {
        Fence();
        while (Any(me + 1, n, waiting, through)) { }
        Move(me, outside);
    }

    static void Run(object number) {
        int me = (int)number;
        Enter(me);
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        state = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
