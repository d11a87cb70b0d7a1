// livelock: nobody brings the value that the exchange waits for
using System.Threading;

static class ExchangeNever {
    static int number;

    static void One() {
        while (Interlocked.CompareExchange(ref number, 2, 1) != 1) { }
    }

    static void Two() {
        Volatile.Read(ref number);
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
