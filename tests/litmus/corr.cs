// CoRR: a location is read twice while it is written once. May it be seen new and then old?
//
// observed: r0 r1
// variants: PLAIN VOLATILE CALLS FIRST_VOLATILE SECOND_VOLATILE BARRIER FIELD ELEMENT INTERLOCKED LOCKED
//
// sc tso pso clr2 clr arm64 PLAIN VOLATILE CALLS FIRST_VOLATILE SECOND_VOLATILE BARRIER FIELD ELEMENT INTERLOCKED: 00 01 11
//   No R→R under tso and pso; reads of one location are in order under clr2 and clr.
// dotnet PLAIN SECOND_VOLATILE FIELD ELEMENT: 00 01 10 11
//   R→R and R→VR, of one location too.
// dotnet VOLATILE CALLS FIRST_VOLATILE BARRIER INTERLOCKED: 00 01 11
//   Neither VR→VR nor VR→R; a barrier or an atomic is over before what follows is issued.
// sc tso pso clr2 clr arm64 dotnet LOCKED: 00 11
//   The location is not written between the reads, in whichever order they are.
using System.Threading;

class CoherenceReadRead {
    class Node {
        public int f;
    }

#if VOLATILE
    static volatile int x;
#else
    static int x;
#endif
    static Node p;
    static object gate;
    static int[] a;
    static int r0, r1;

    static void T0() {
#if FIELD
        p.f = 1;
#elif ELEMENT
        a[0] = 1;
#elif LOCKED
        lock (gate) {
            x = 1;
        }
#else
        x = 1;
#endif
    }

    static void T1() {
#if CALLS
        r0 = Volatile.Read(ref x);
        r1 = Volatile.Read(ref x);
#elif FIRST_VOLATILE
        r0 = Volatile.Read(ref x);
        r1 = x;
#elif SECOND_VOLATILE
        r0 = x;
        r1 = Volatile.Read(ref x);
#elif FIELD
        r0 = p.f;
        r1 = p.f;
#elif ELEMENT
        r0 = a[0];
        r1 = a[0];
#elif INTERLOCKED
        r0 = Interlocked.CompareExchange(ref x, 0, 0);
        r1 = x;
#elif LOCKED
        lock (gate) {
            r0 = x;
            r1 = x;
        }
#else
        r0 = x;
#if BARRIER
        Thread.MemoryBarrier();
#endif
        r1 = x;
#endif
    }

    static void Main() {
        gate = new object();
        p = new Node();
        a = new int[1];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
