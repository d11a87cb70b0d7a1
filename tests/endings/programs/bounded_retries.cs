// ends: whoever does not get the monitor in three tries goes on without
using System.Threading;

static class BoundedRetries {
    static readonly object gate = new object();
    static int got;

    static void One() {
        for (int i = 0; i < 3; i++) {
            if (!Monitor.TryEnter(gate)) continue;
            got++;
            return;  // with the monitor
        }
    }

    static void Two() { One(); }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
