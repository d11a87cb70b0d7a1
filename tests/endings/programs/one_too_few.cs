// livelock: three are expected, and two are made
using System.Threading;

static class OneTooFew {
    static int made, taken;

    static void One() {
        for (int i = 0; i < 2; i++) {
            while (Volatile.Read(ref made) != Volatile.Read(ref taken)) { }
            Interlocked.Increment(ref made);
        }
    }

    static void Two() {
        for (int i = 0; i < 3; i++) {
            while (Volatile.Read(ref made) == Volatile.Read(ref taken)) { }
            Interlocked.Increment(ref taken);
        }
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
