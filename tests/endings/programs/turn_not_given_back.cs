// livelock: the turn comes to the second one, and never back
using System.Threading;

static class TurnNotGivenBack {
    static volatile int turn;

    static void One() {
        while (true) {
            while (turn != 0) { }
            turn = 1;
        }
    }

    static void Two() {
        while (turn != 1) { }
        while (turn != 2) { }
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
