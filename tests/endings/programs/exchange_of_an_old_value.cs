// livelock: who loses the race compares with the old number for ever
using System.Threading;

static class ExchangeOfAnOldValue {
    static int number;

    static void One() {
        int old = Volatile.Read(ref number);
        while (Interlocked.CompareExchange(ref number, old + 1, old) != old) { }
    }

    static void Two() {
        One();
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
