// livelock: who was told between the two looks forgets it again
using System.Threading;

static class WakeupLost {
    static int told;

    static void One() {
        if (Volatile.Read(ref told) == 1) return;
        Interlocked.Exchange(ref told, 0);
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
