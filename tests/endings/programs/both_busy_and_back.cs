// ends: who finds the other one busy takes its word back
using System.Threading;

static class BothBusyAndBack {
    static int busy1, busy2;

    static void One() {
        Interlocked.Exchange(ref busy1, 1);
        while (Volatile.Read(ref busy2) == 1) {
            Interlocked.Exchange(ref busy1, 0);
            Interlocked.Exchange(ref busy1, 1);
        }
        Interlocked.Exchange(ref busy1, 0);
    }

    static void Two() {
        Interlocked.Exchange(ref busy2, 1);
        while (Volatile.Read(ref busy1) == 1) { }
        Interlocked.Exchange(ref busy2, 0);
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
