// livelock: whose turn it was keeps it, and the other one waits for it
using System.Threading;

static class DekkerWithoutHandingOver {
    static volatile int wants1, wants2, turn = 1;

    static void One() {
        wants1 = 1;
        Thread.MemoryBarrier();
        while (wants2 == 1) {
            if (turn != 1) {
                wants1 = 0;
                while (turn != 1) { }
                wants1 = 1;
                Thread.MemoryBarrier();
            }
        }
        wants1 = 0;
    }

    static void Two() {
        wants2 = 1;
        Thread.MemoryBarrier();
        while (wants1 == 1) {
            if (turn != 2) {
                wants2 = 0;
                while (turn != 2) { }
                wants2 = 1;
                Thread.MemoryBarrier();
            }
        }
        turn = 1;
        wants2 = 0;
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
