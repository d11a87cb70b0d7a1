// Double-checked locking: the one who comes first makes what both then read. May it be read as it was before?
// By a reference to what is made, or (FLAG) by a flag beside it.
//
// observed: r0 r1
// variants: PLAIN VOLATILE FLAG VOLATILE_FLAG
//
// sc tso: 11
//   Neither W→W nor R→R.
// clr2 clr arm64 PLAIN VOLATILE: 11
//   The reference is written after the field (no W→W; publication), and the field read after the reference.
// pso: 01 10 11
//   W→W, W→VW: the reference or flag is written first, and read by the other before the lock.
// dotnet PLAIN: 01 10 11
//   The same: W→W.
// clr2 FLAG: 01 10 11
//   The data are read ahead of the branch on the flag.
// clr arm64 dotnet FLAG: 01 10 11
//   The flag is written first: W→W.
// dotnet VOLATILE: 11
//   No W→VW.
// clr2 clr arm64 dotnet VOLATILE_FLAG: 11
//   Neither W→VW nor VR→R.
using System.Threading;

class DoubleCheckedLocking {
    class Node {
        public int f;
    }

#if VOLATILE
    static volatile Node p;
#else
    static Node p;
#endif
    static int data;
#if VOLATILE_FLAG
    static volatile int ready;
#else
    static int ready;
#endif
    static object gate;
    static int r0, r1;

    static void T0() {
#if FLAG || VOLATILE_FLAG
        if (ready == 0) {
            lock (gate) {
                if (ready == 0) {
                    data = 1;
                    ready = 1;
                }
            }
        }
        r0 = data;
#else
        Node seen = p;
        if (seen == null) {
            lock (gate) {
                seen = p;
                if (seen == null) {
                    seen = new Node();
                    seen.f = 1;
                    p = seen;
                }
            }
        }
        r0 = seen.f;
#endif
    }

    static void T1() {
#if FLAG || VOLATILE_FLAG
        if (ready == 0) {
            lock (gate) {
                if (ready == 0) {
                    data = 1;
                    ready = 1;
                }
            }
        }
        r1 = data;
#else
        Node seen = p;
        if (seen == null) {
            lock (gate) {
                seen = p;
                if (seen == null) {
                    seen = new Node();
                    seen.f = 1;
                    p = seen;
                }
            }
        }
        r1 = seen.f;
#endif
    }

    static void Main() {
        gate = new object();
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
