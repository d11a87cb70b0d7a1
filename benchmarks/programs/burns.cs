// The one-bit algorithm of Burns and Lamport, mutual exclusion of n threads with one flag each: a
// thread gives way to those with lower numbers, and waits for those with higher numbers.
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_ONE_LOOK: a thread looks at the lower flags only before it raises its own.
//
// arguments: 2
// variants: BARRIERS BUG_ONE_LOOK
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso dotnet: 1
// fences pso: 2
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_ONE_LOOK: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Burns {
    static int n;
    static bool[] raised;
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static bool AnyRaised(int from, int to) {
        for (int i = from; i < to; i++) {
            if (Volatile.Read(ref raised[i])) return true;
        }
        return false;
    }

    static void Enter(int me) {
        while (true) {
            while (AnyRaised(0, me)) { }
            Volatile.Write(ref raised[me], true);
            Fence();
#if BUG_ONE_LOOK
            break;
#else
            if (!AnyRaised(0, me)) break;
            Volatile.Write(ref raised[me], false);
            Fence();
#endif
        }
        while (AnyRaised(me + 1, n)) { }
    }

    static void Exit(int me) {
        Fence();
        Volatile.Write(ref raised[me], false);
    }

    static void Run(object number) {
        int me = (int)number;
        Enter(me);
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        raised = new bool[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
