// Reading a class by Volatile.Read, a search once took what other threads' later steps change for changes of another
// place, and lost a run: the one that the assertion rules out, in which the reader of x sees it set back to 0.
//
// sc tso pso clr2 clr dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ClassUntouchedAgain {
    static int x, y;
    static int seenByFirst, seenByThird;

    static void First() {
        int seen = 0;
        y = x;
        seen = Volatile.Read(ref x);
        seenByFirst = seen;
    }

    static void Second() {
        x = 2;
        x = 1;
    }

    static void Third() {
        int seen = 0;
        x = x;
        seen = y;
        seenByThird = seen;
    }

    static void Main() {
        Thread first = new Thread(new ThreadStart(First));
        Thread second = new Thread(new ThreadStart(Second));
        Thread third = new Thread(new ThreadStart(Third));
        first.Start();
        second.Start();
        third.Start();
        first.Join();
        second.Join();
        third.Join();
        Debug.Assert(!(x == 1 && y == 2 && seenByFirst == 0 && seenByThird == 0));
    }
}
