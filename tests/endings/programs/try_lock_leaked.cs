// livelock: where the other was not first, the monitor is kept by a thread that has ended
using System.Threading;

static class TryLockLeaked {
    static readonly object gate = new object();
    static bool isFirst;

    static void One() {
        while (!Monitor.TryEnter(gate)) Thread.Yield();
        isFirst = true;
        Monitor.Exit(gate);
    }

    static void Two() {
        if (!Monitor.TryEnter(gate)) return;
        if (!isFirst) return;
        Monitor.Exit(gate);
    }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
