// Store buffering within the initializers of two arrays: the places for barriers are where references to the arrays lie
// on the stack, and a thread that waits there still has them.
//
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso: 2
// fences dotnet: 2
#define DEBUG

using System.Diagnostics;
using System.Threading;

class InAnInitializer {
    static int x, y;
    static int r0, r1;

    static void T0() {
        r0 = new int[] { x = 1, y }[1];
    }

    static void T1() {
        r1 = new int[] { y = 1, x }[1];
    }

    static void Main() {
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
        Debug.Assert(r0 == 1 || r1 == 1);
    }
}
