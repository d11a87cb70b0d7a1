// Test and test-and-set: a spin lock that looks until the lock seems free, and only then tries to
// take it.
//
// Asserted: no increment is lost.
// PLAIN: the lock is released by a plain write, which may overtake the increment.
// BUG_NOT_ATOMIC: seeing that the lock is free and taking it are two steps.
//
// arguments: 2
// variants: PLAIN BUG_NOT_ATOMIC
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso clr2 PLAIN: holds
// pso clr dotnet PLAIN: violated assertion
// sc tso pso clr2 clr dotnet BUG_NOT_ATOMIC: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class TtasLock {
    static int taken;
    static int counter;

    static bool TryTake() {
#if BUG_NOT_ATOMIC
        if (taken == 1) return false;
        taken = 1;
        return true;
#else
        return Interlocked.CompareExchange(ref taken, 1, 0) == 0;
#endif
    }

    static void Enter() {
        do {
            while (Volatile.Read(ref taken) == 1) { }
        } while (!TryTake());
    }

    static void Exit() {
#if PLAIN
        taken = 0;
#else
        Volatile.Write(ref taken, 0);
#endif
    }

    static void Run() {
        Enter();
        counter = counter + 1;
        Exit();
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
