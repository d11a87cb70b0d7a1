// Lamport's bakery: draw a number above all that are there, and wait for those with a lower one; of
// two with the same number, the thread that was started first goes first.
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_NO_CHOOSING: nobody waits for those who are about to draw a number.
//
// arguments: 2
// variants: BARRIERS BUG_NO_CHOOSING
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_CHOOSING: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Bakery {
    static int n;
    static bool[] choosing;
    static int[] ticket;  // 0: does not want in
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Draw(int me) {
        Volatile.Write(ref choosing[me], true);
        Fence();
        int highest = 0;
        for (int i = 0; i < n; i++) {
            int seen = Volatile.Read(ref ticket[i]);
            if (seen > highest) highest = seen;
        }
        Volatile.Write(ref ticket[me], highest + 1);
        Fence();
        Volatile.Write(ref choosing[me], false);
        Fence();
    }

    static bool IsBefore(int other, int me) {
        int others = Volatile.Read(ref ticket[other]);
        int mine = Volatile.Read(ref ticket[me]);
        return others != 0 && (others < mine || others == mine && other < me);
    }

    static void Enter(int me) {
        Draw(me);
        for (int i = 0; i < n; i++) {
            if (i == me) continue;
#if !BUG_NO_CHOOSING
            while (Volatile.Read(ref choosing[i])) { }
#endif
            while (IsBefore(i, me)) { }
        }
    }

    static void Exit(int me) {
        Fence();
        Volatile.Write(ref ticket[me], 0);
    }

    static void Run(object number) {
        int me = (int)number;
        Enter(me);
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        choosing = new bool[n];
        ticket = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
