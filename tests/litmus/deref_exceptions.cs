// A thread reads through a reference twice, or through two references, and the second one may be null. What the first read
// brings is there when the exception of the second is caught, whatever was taken for granted on the way.
//
// observed: r0 r1
// variants: AGAIN OTHER FILLED
//
// sc tso pso clr2 clr arm64 AGAIN: 71 10
//   p is null, or refers to a filled object from then on.
// dotnet AGAIN: 71 10 11
//   The first read of p brings the object, the second one, which is free to be earlier, null.
// sc tso pso clr2 clr arm64 dotnet OTHER: 71 11
//   q is null; p may be.
// sc tso pso clr2 clr arm64 dotnet FILLED: 71 10 11
//   q may be null after p has been read.
using System;
using System.Threading;

class ExceptionsOfReferences {
    static Node n, p, q;
    static int r0, r1;

    class Node {
        public int f;
    }

    static void T0() {
        n.f = 1;
        Thread.MemoryBarrier();
        p = n;
#if FILLED
        Thread.MemoryBarrier();
        q = n;
#endif
    }

    static void T1() {
        int r = 7;
        int caught = 0;
        try {
            r = p.f;
#if AGAIN
            r = p.f;
#else
            r = q.f;
#endif
        } catch (NullReferenceException) {
            caught = 1;
        }
        r0 = r;
        r1 = caught;
    }

    static void Main() {
        n = new Node();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
