// A Nullable that has a value is boxed as that value, and the contents of the box are written like
// any others: who finds the box may find it empty.
//
// sc tso clr2 clr: holds
// pso dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class BoxedNullable {
    static object box;

    static void Put() {
        int? five = 5;
        box = five;
    }

    static void Take() {
        object found = box;
        if (found != null) Debug.Assert((int)found == 5);
    }

    static void Main() {
        Thread putter = new Thread(Put);
        Thread taker = new Thread(Take);
        putter.Start();
        taker.Start();
        putter.Join();
        taker.Join();
    }
}
