// Program order, a test of ARCHTEST (W. W. Collier, Reasoning about Parallel Architectures): each
// of two threads writes its own field and reads the other's, twice.
//
// Asserted: what they read is possible if all accesses happen one after the other in some order
// that agrees with both threads. The three assertions together are true of exactly these outcomes.
// UNROLLED: without loops, so that a barrier is passed once.
//
// variants: UNROLLED
// sc: holds
// sc UNROLLED: holds
// tso pso clr2 clr dotnet: violated assertion
// tso pso clr2 clr dotnet UNROLLED: violated assertion
// fences tso pso: 2
// fences dotnet: 4
// fences tso pso UNROLLED: 4
// fences dotnet UNROLLED: 6
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ProgramOrder {
    static int a;
    static int b;

    static void WriteA(object seen) {
        int[] x = (int[])seen;
#if UNROLLED
        a = 1;
        x[1] = b;
        a = 2;
        x[2] = b;
#else
        for (int i = 1; i <= 2; i++) {
            a = i;
            x[i] = b;
        }
#endif
    }

    static void WriteB(object seen) {
        int[] y = (int[])seen;
#if UNROLLED
        b = 1;
        y[1] = a;
        b = 2;
        y[2] = a;
#else
        for (int i = 1; i <= 2; i++) {
            b = i;
            y[i] = a;
        }
#endif
    }

    static void Check(int[] x, int[] y) {
        // No read sees an older value than the one before it.
        Debug.Assert(x[1] <= x[2] && y[1] <= y[2]);
        // No two reads both miss the write before the other.
        for (int i = 1; i <= 2; i++) {
            for (int j = 1; j <= 2; j++) Debug.Assert(x[i] >= j || y[j] >= i);
        }
        // No two reads both see the write after the other.
        Debug.Assert(x[1] < 2 || y[1] < 2);
    }

    static void Main() {
        int[] x = new int[3];
        int[] y = new int[3];
        Thread first = new Thread(WriteA);
        Thread second = new Thread(WriteB);
        first.Start(x);
        second.Start(y);
        first.Join();
        second.Join();
        Check(x, y);
    }
}
