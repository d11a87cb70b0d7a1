// livelock: a thread waits for a spin lock that it has itself
using System.Threading;

static class SpinLockTwice {
    static int held;

    static void Take() {
        while (Interlocked.Exchange(ref held, 1) == 1) { }
    }

    static void One() {
        Take();
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
