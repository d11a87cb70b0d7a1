// ends: a thread gives the spin lock back before it takes it again
using System.Threading;

static class SpinLockOnce {
    static int held;

    static void Take() {
        while (Interlocked.Exchange(ref held, 1) == 1) { }
    }

    static void One() {
        Take();
        Volatile.Write(ref held, 0);
        Take();
        Volatile.Write(ref held, 0);
    }

    static void Two() {
        if (Volatile.Read(ref held) == 1) Thread.Yield();
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
