// Store buffering in which each thread also reads what it has just written: may it see its own write before all others?
// (SB+rfi in the literature.)
//
// observed: r0 r1 r2 r3
// variants: PLAIN FIELDS VOLATILE BARRIER
//
// sc PLAIN FIELDS VOLATILE BARRIER: 1011 1110 1111
//   As in sb.cs; r0 and r2 are 1, for no one else writes what they read.
// tso pso clr2 clr arm64 PLAIN FIELDS VOLATILE: 1010 1011 1110 1111
//   Forwarding: the first read takes the waiting write's value, so that the second overtakes nothing but the write.
// dotnet PLAIN FIELDS: 1010 1011 1110 1111
//   No forwarding, the first read waits for the write; but R→R and W→R let the second overtake both.
// dotnet VOLATILE: 1011 1110 1111
//   The first read waits for the write, and VR→VR is not permitted.
// tso pso clr2 clr arm64 dotnet BARRIER: 1011 1110 1111
//   The writes are in memory before the barriers end.
using System.Threading;

class StoreBufferingForwarding {
    class Node {
        public int f, g;
    }

#if VOLATILE
    static volatile int x, y;
#else
    static int x, y;
#endif
    static Node p;
    static int r0, r1, r2, r3;

    static void Between() {
#if BARRIER
        Thread.MemoryBarrier();
#endif
    }

    static void T0() {
#if FIELDS
        p.f = 1;
        r0 = p.f;
        r1 = p.g;
#else
        x = 1;
        r0 = x;
        Between();
        r1 = y;
#endif
    }

    static void T1() {
#if FIELDS
        p.g = 1;
        r2 = p.g;
        r3 = p.f;
#else
        y = 1;
        r2 = y;
        Between();
        r3 = x;
#endif
    }

    static void Main() {
        p = new Node();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
