// ends: the other thread brings the value that the exchange waits for
using System.Threading;

static class ExchangeLater {
    static int number;

    static void One() {
        while (Interlocked.CompareExchange(ref number, 2, 1) != 1) { }
    }

    static void Two() {
        Volatile.Write(ref number, 1);
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
