// A ticket lock: who wants in draws the next number and waits until it is called.
//
// Asserted: no increment is lost.
// BUG_DRAW: drawing is not atomic, and two threads may have the same number.
//
// arguments: 2
// variants: BUG_DRAW
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso pso clr2 clr dotnet BUG_DRAW: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class TicketLock {
    static int next;
    static volatile int called;
    static int counter;

    static int Draw() {
#if BUG_DRAW
        int ticket = next;
        next = ticket + 1;
        return ticket;
#else
        return Interlocked.Increment(ref next) - 1;
#endif
    }

    static void Run() {
        int ticket = Draw();
        while (called != ticket) { }
        counter = counter + 1;
        called = ticket + 1;
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
