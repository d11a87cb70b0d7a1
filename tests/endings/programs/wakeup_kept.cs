// ends: between the two looks nothing is forgotten
using System.Threading;

static class WakeupKept {
    static int told;

    static void One() {
        if (Volatile.Read(ref told) == 1) return;
        Thread.Yield();
        while (Volatile.Read(ref told) == 0) { }
    }

    static void Two() {
        Interlocked.Exchange(ref told, 1);
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
