// A thread that works by itself for longer than a step lasts, and then joins another.
//
// sc: holds
#define DEBUG
using System.Diagnostics;
using System.Threading;

class LongLocalWork {
    static int done;

    static void Main() {
        Thread worker = new Thread(() => { done = 1; });
        worker.Start();
        int sum = 0;
        for (int i = 0; i < 50000; i++) sum += i & 1;
        worker.Join();
        Debug.Assert(done == 1 && sum == 25000);
    }
}
