// livelock: a reader that finds nothing does not say that it has left
using System.Threading;

static class ReaderLeaked {
    static int readers, data;

    static void One() {
        while (Interlocked.CompareExchange(ref readers, -1, 0) != 0) { }
        data = 1;
        Volatile.Write(ref readers, 0);
    }

    static void Two() {
        int before;
        do {
            before = Volatile.Read(ref readers);
        } while (before < 0 || Interlocked.CompareExchange(ref readers, before + 1, before) != before);
        if (data == 0) return;
        Interlocked.Decrement(ref readers);
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
