// holds, does not end: the turn goes from one to the other, by design
using System.Threading;

static class TakesTurnsForEver {
    static volatile int turn;

    static void One() {
        while (true) {
            while (turn != 0) { }
            turn = 1;
        }
    }

    static void Two() {
        while (true) {
            while (turn != 1) { }
            turn = 0;
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
