// A field names the monitor that each of two threads holds while it counts, but in between it is made to name another one. Something
// is said of the field's class in every state: what is done with the field is a step of its own, and has to be taken note of
// all the same.
//
// options: --invariant=Named.Limit==0
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Named {
    public static object Gate;
    public static int Limit = 0;
}

class WatchedGuard {
    static object one, other;
    static volatile int stage;
    static int x, y, sawX, sawY, count, first, second;

    static void First() {
        x = 1;
        sawY = y;
        lock (one) {
            stage = 1;
            first = count++;
        }
    }

    static void Second() {
        y = 1;
        sawX = x;
        while (stage == 0) {}
        Named.Gate = other;
        Thread.MemoryBarrier();
        lock (other) second = count++;
    }

    static void Main() {
        one = new object();
        other = new object();
        Named.Gate = one;
        Thread a = new Thread(First);
        Thread b = new Thread(Second);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
        // What sc has not, so that it is the search under a model that has to find it.
        Debug.Assert(sawX + sawY + first + second != 0);
    }
}
