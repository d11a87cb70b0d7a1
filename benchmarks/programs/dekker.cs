// Dekker's algorithm, the first mutual exclusion of two threads: both say that they want in; if
// both do, the one whose turn it is not steps back. The argument is how often each goes in.
//
// Asserted: no increment is lost. Volatile fields alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// PLAIN: no field is volatile.
// BUG_NO_LOOP: whose turn it is does not wait until the other has stepped back.
//
// arguments: 1
// variants: BARRIERS PLAIN BUG_NO_LOOP
// sc: holds
// sc PLAIN: holds
// tso pso clr2 clr dotnet: violated assertion
// tso pso clr2 clr dotnet PLAIN: violated assertion
// fences tso dotnet: 2
// fences pso: 4
// fences tso PLAIN: 2
// fences pso dotnet PLAIN: 4
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_NO_LOOP: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Dekker {
    static int rounds;
#if PLAIN
    static bool wants0;
    static bool wants1;
    static int turn;
#else
    static volatile bool wants0;
    static volatile bool wants1;
    static volatile int turn;
#endif
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Run0() {
        for (int i = 0; i < rounds; i++) {
            wants0 = true;
            Fence();
            while (wants1) {
#if BUG_NO_LOOP
                if (turn == 0) break;
#else
                if (turn == 0) continue;
#endif
                wants0 = false;
                while (turn != 0) { }
                wants0 = true;
                Fence();
            }
            counter = counter + 1;
            Fence();
            turn = 1;
            Fence();
            wants0 = false;
        }
    }

    static void Run1() {
        for (int i = 0; i < rounds; i++) {
            wants1 = true;
            Fence();
            while (wants0) {
#if BUG_NO_LOOP
                if (turn == 1) break;
#else
                if (turn == 1) continue;
#endif
                wants1 = false;
                while (turn != 1) { }
                wants1 = true;
                Fence();
            }
            counter = counter + 1;
            Fence();
            turn = 0;
            Fence();
            wants1 = false;
        }
    }

    static void Main(string[] args) {
        rounds = args.Length > 0 ? int.Parse(args[0]) : 1;
        Thread first = new Thread(Run0);
        Thread second = new Thread(Run1);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(counter == 2 * rounds);
    }
}
