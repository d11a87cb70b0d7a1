// The tournament barrier of the Java Grande benchmarks, radix 4, on plain fields: every thread has
// a flag; in each round one of four neighbours waits for the flags of the others and goes on to the
// next round, the rest wait for thread 0, the champion. What a flag means is reversed from use to
// use.
//
// Asserted: each thread writes a number before the barrier, and after it sees what the next thread
// wrote.
//
// arguments: 2
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
// fences pso dotnet: 1
#define DEBUG

using System.Diagnostics;
using System.Threading;

class TournamentBarrier {
    static int n;
    static bool[] isDone;
    static int[] data;

    static void Await(int me) {
        bool done = !isDone[me];
        int roundMask = 3;
        while ((me & roundMask) == 0 && roundMask < 4 * n) {
            int spacing = (roundMask + 1) / 4;
            for (int i = 1; i <= 3 && me + i * spacing < n; i++) {
                while (isDone[me + i * spacing] != done) { }
            }
            roundMask = 4 * roundMask + 3;
        }
        isDone[me] = done;
        while (isDone[0] != done) { }
    }

    static void Run(object number) {
        int me = (int)number;
        data[me] = 1;
        Await(me);
        Debug.Assert(data[(me + 1) % n] == 1);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        isDone = new bool[n];
        data = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
    }
}
