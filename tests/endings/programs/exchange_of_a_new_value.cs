// ends: who loses the race compares with the new number
using System.Threading;

static class ExchangeOfANewValue {
    static int number;

    static void One() {
        int old;
        do {
            old = Volatile.Read(ref number);
        } while (Interlocked.CompareExchange(ref number, old + 1, old) != old);
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
