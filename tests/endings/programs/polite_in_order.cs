// ends: of two that find each other there only the second makes way
using System.Threading;

static class PoliteInOrder {
    static int wants1, wants2, done1, done2;

    static void One() {
        Interlocked.Exchange(ref wants1, 1);
        if (Volatile.Read(ref wants2) == 1) Thread.Yield();
        Interlocked.Exchange(ref done1, 1);
    }

    static void Two() {
        Interlocked.Exchange(ref wants2, 1);
        if (Volatile.Read(ref wants1) == 1) {
            while (Volatile.Read(ref done1) == 0) {
                Interlocked.Exchange(ref wants2, 0);
                Interlocked.Exchange(ref wants2, 1);
            }
        }
        Interlocked.Exchange(ref done2, 1);
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
