// Dijkstra's mutual exclusion of n threads: take the turn when its owner does not want it, then see
// whether anybody else believes to have it too. (Solution of a problem in concurrent programming
// control, 1965.)
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_NO_CHECK: nobody looks for others who believe to have the turn.
//
// arguments: 2
// variants: BARRIERS BUG_NO_CHECK
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso dotnet: 1
// fences pso: 2
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_CHECK: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Dijkstra {
    static int n;
    static bool[] wants;
    static bool[] claims;  // believes to have the turn
    static volatile int turn;
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Set(ref bool flag, bool value) {
        Volatile.Write(ref flag, value);
        Fence();
    }

    static bool OthersClaim(int me) {
#if !BUG_NO_CHECK
        for (int i = 0; i < n; i++) {
            if (i != me && Volatile.Read(ref claims[i])) return true;
        }
#endif
        return false;
    }

    static void Enter(int me) {
        Set(ref wants[me], true);
        do {
            while (turn != me) {
                Set(ref claims[me], false);
                if (!Volatile.Read(ref wants[turn])) turn = me;
                Fence();
            }
            Set(ref claims[me], true);
        } while (OthersClaim(me));
    }

    static void Exit(int me) {
        Fence();
        Set(ref claims[me], false);
        Set(ref wants[me], false);
    }

    static void Run(object number) {
        int me = (int)number;
        Enter(me);
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        wants = new bool[n];
        claims = new bool[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
