// Who says that it waits and looks then may be missed on x86: it polls for ever. Each round is like the one before, so
// it is told once.
// model: tso
using System.Threading;

class Program {
    static int ready, waiting, awake;

    static void Wait() {
        waiting = 1;
        if (ready == 1) return;
        while (Volatile.Read(ref awake) == 0) Thread.Yield();
    }

    static void Main() {
        var waiter = new Thread(Wait);
        waiter.Start();
        ready = 1;
        if (waiting == 1) Volatile.Write(ref awake, 1);
        waiter.Join();
    }
}
