// Two threads hold what the same field refers to, but not the same monitor.
//
// sc: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class ChangingGuard {
    static object gate = new object();
    static int shared;

    static void Count() {
        lock (gate) shared++;
    }

    static void Main() {
        Thread one = new Thread(Count);
        Thread two = new Thread(Count);
        one.Start();
        gate = new object();
        two.Start();
        one.Join();
        two.Join();
        Debug.Assert(shared == 2);
    }
}
