// ends: each says that it is there, and makes sure of it, before it looks for the other
using System.Threading;

static class StoreBufferingWithBarriers {
    static int here1, here2;
    static volatile bool met;

    static void One() {
        here1 = 1;
        Thread.MemoryBarrier();
        if (here2 == 0) {
            while (!met) { }
        }
        met = true;
    }

    static void Two() {
        here2 = 1;
        Thread.MemoryBarrier();
        if (here1 == 0) {
            while (!met) { }
        }
        met = true;
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
