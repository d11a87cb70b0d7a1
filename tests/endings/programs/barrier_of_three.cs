// livelock: two come to a barrier of three
using System.Threading;

static class BarrierOfThree {
    static int missing = 3;

    static void One() {
        Interlocked.Decrement(ref missing);
        while (Volatile.Read(ref missing) != 0) { }
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
