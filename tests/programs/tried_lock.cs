// Who only tries to take a monitor notices that it is held a little longer than it is needed.
//
// sc: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class TriedLock {
    static readonly object gate = new object();
    static int done;

    static void Main() {
        Thread holder = new Thread(() => {
            lock (gate) Volatile.Write(ref done, 1);
        });
        holder.Start();
        if (Volatile.Read(ref done) == 1) {
            bool taken = Monitor.TryEnter(gate);
            Debug.Assert(taken);
            Monitor.Exit(gate);
        }
        holder.Join();
    }
}
