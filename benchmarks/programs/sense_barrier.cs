// A sense-reversing barrier: the last to arrive turns a flag over, the others wait for that. Each
// of n threads writes a number of its own, waits, and looks at the others' numbers; twice.
//
// Asserted: nobody passes the barrier before all have arrived.
// BUG_NO_REVERSAL: the flag is not turned back, and whoever comes the second time passes at once.
//
// arguments: 2
// variants: BUG_NO_REVERSAL
// sc tso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_NO_REVERSAL: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class SenseBarrier {
    const int rounds = 2;
    static int n;
    static int missing;
    static volatile bool sense;
    static int[] reached;  // the round of each thread

    static void Await(bool reversed) {
        if (Interlocked.Decrement(ref missing) == 0) {
            missing = n;
            sense = reversed;
        } else {
            while (sense != reversed) { }
        }
    }

    static void Run(object number) {
        int me = (int)number;
        for (int round = 1; round <= rounds; round++) {
            reached[me] = round;
#if BUG_NO_REVERSAL
            Await(true);
#else
            Await(round % 2 == 1);
#endif
            for (int i = 0; i < n; i++) Debug.Assert(reached[i] >= round);
        }
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        missing = n;
        reached = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
    }
}
