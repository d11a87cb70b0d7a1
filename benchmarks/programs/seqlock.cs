// A sequence lock: the writer makes a version odd, changes two fields, and makes it even again.
// Readers take no lock; they read the fields again if the version was odd or has changed. One
// thread writes n times, another reads once.
//
// Asserted: the reader gets two fields that belong together. It is not enough that the version is
// volatile: the second read of the version may overtake the reads of the fields before it.
// BARRIERS: with full barriers where that matters.
// BUG_ODD: the reader does not mind an odd version.
//
// arguments: 2
// variants: BARRIERS BUG_ODD
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_ODD: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class SeqLock {
    static int n;
    static volatile int version;
    static int left;
    static int right;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Write() {
        for (int i = 1; i <= n; i++) {
            version = 2 * i - 1;
            Fence();
            left = i;
            right = i;
            Fence();
            version = 2 * i;
        }
    }

    static bool IsStable(int seen) {
#if BUG_ODD
        return version == seen;
#else
        return seen % 2 == 0 && version == seen;
#endif
    }

    static void Read() {
        int seen, l, r;
        do {
            seen = version;
            l = left;
            r = right;
            Fence();
        } while (!IsStable(seen));
        Debug.Assert(l == r);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        Thread writer = new Thread(Write);
        Thread reader = new Thread(Read);
        writer.Start();
        reader.Start();
        writer.Join();
        reader.Join();
    }
}
