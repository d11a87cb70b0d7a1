// The filter lock, Peterson's lock for n threads: n - 1 levels, and at each of them one thread of
// those that try is held back. (Herlihy and Shavit, The Art of Multiprocessor Programming, 2.4.)
//
// Asserted: no increment is lost. Volatile accesses alone do not help where a volatile read may
// overtake the volatile write before it. BARRIERS: with full barriers where that matters.
// BUG_LEVEL: one level too few, and two threads get through.
//
// arguments: 3
// variants: BARRIERS BUG_LEVEL
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_LEVEL: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class FilterLock {
    static int n;
    static int[] level;   // of each thread; 0: outside
    static int[] victim;  // of each level: who came last
    static int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static bool OthersAtLeastAt(int height, int me) {
        for (int i = 0; i < n; i++) {
            if (i != me && Volatile.Read(ref level[i]) >= height) return true;
        }
        return false;
    }

    static void Enter(int me) {
#if BUG_LEVEL
        int top = n - 2;
#else
        int top = n - 1;
#endif
        for (int height = 1; height <= top; height++) {
            Volatile.Write(ref level[me], height);
            Fence();
            Volatile.Write(ref victim[height], me);
            Fence();
            while (OthersAtLeastAt(height, me) && Volatile.Read(ref victim[height]) == me) { }
        }
    }

    static void Exit(int me) {
        Fence();
        Volatile.Write(ref level[me], 0);
    }

    static void Run(object number) {
        int me = (int)number;
        Enter(me);
        counter = counter + 1;
        Exit(me);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 3;
        level = new int[n];
        victim = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(counter == n);
    }
}
