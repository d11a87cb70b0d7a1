// Knuth's mutual exclusion of n threads: wait until nobody between the owner of the turn and
// oneself wants in, then see whether anybody else has come as far. (Additional comments on a
// problem in concurrent programming control, 1966.)
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_NO_CHECK: nobody looks for others who have come as far.
//
// arguments: 2
// variants: BARRIERS BUG_NO_CHECK
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_CHECK: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Knuth {
    const int outside = 0;
    const int wanting = 1;
    const int claiming = 2;

    static int n;
    static int[] state;
    static volatile int turn;
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Move(int me, int to) {
        Volatile.Write(ref state[me], to);
        Fence();
    }

    /// Whether a thread from the owner of the turn down to me, in a circle, is not outside.
    static bool IsSomebodyBefore(int me) {
        for (int i = turn; i != me; i = (i + n - 1) % n) {
            if (Volatile.Read(ref state[i]) != outside) return true;
        }
        return false;
    }

    static bool OthersClaim(int me) {
#if !BUG_NO_CHECK
        for (int i = 0; i < n; i++) {
            if (i != me && Volatile.Read(ref state[i]) == claiming) return true;
        }
#endif
        return false;
    }

    static void Enter(int me) {
        do {
            Move(me, wanting);
            while (IsSomebodyBefore(me)) { }
            Move(me, claiming);
        } while (OthersClaim(me));
        turn = me;
    }

    static void Exit(int me) {
        turn = (me + n - 1) % n;
        Fence();
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
