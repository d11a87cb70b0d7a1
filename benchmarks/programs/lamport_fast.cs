// Lamport's fast mutual exclusion: without contention it takes five writes and two reads, however
// many threads there are. (A Fast Mutual Exclusion Algorithm, 1987; threads are numbered from 1.)
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_NO_WAIT: on the slow path a thread does not wait for those who are still deciding.
//
// arguments: 2
// variants: BARRIERS BUG_NO_WAIT
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso dotnet: 2
// fences pso: 3
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_WAIT: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class LamportFast {
    static int n;
    static bool[] trying;
    static volatile int x;
    static volatile int y;  // who is inside or about to be; 0: nobody
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void SetTrying(int me, bool value) {
        Volatile.Write(ref trying[me], value);
        Fence();
    }

    static void AwaitDecisions() {
        for (int i = 1; i <= n; i++) {
            while (Volatile.Read(ref trying[i])) { }
        }
    }

    /// Whether the thread is in; otherwise it has to try again.
    static bool TryEnter(int me) {
        SetTrying(me, true);
        x = me;
        Fence();
        if (y != 0) {
            SetTrying(me, false);
            while (y != 0) { }
            return false;
        }
        y = me;
        Fence();
        if (x == me) return true;
        SetTrying(me, false);
#if !BUG_NO_WAIT
        AwaitDecisions();
#endif
        if (y == me) return true;
        while (y != 0) { }
        return false;
    }

    static void Exit(int me) {
        Fence();
        y = 0;
        Fence();
        SetTrying(me, false);
    }

    static void Run(object number) {
        int me = (int)number + 1;
        while (!TryEnter(me)) { }
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        trying = new bool[n + 1];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
