// holds, does not end: the monitor goes from one to the other, and that is memory
using System.Threading;

static class TwoUnderOneLock {
    static readonly object gate = new object();
    static bool flag;

    static void One() {
        while (true) {
            lock (gate) {
                if (flag) return;
            }
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
