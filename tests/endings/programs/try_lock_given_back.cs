// ends: whoever has got the monitor gives it back
using System.Threading;

static class TryLockGivenBack {
    static readonly object gate = new object();
    static bool isFirst;

    static void One() {
        while (!Monitor.TryEnter(gate)) Thread.Yield();
        isFirst = true;
        Monitor.Exit(gate);
    }

    static void Two() {
        if (!Monitor.TryEnter(gate)) return;
        isFirst = false;
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
