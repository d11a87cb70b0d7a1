// ends: one of the two goes first
using System.Threading;

static class AfterOne {
    static volatile bool oneHasGone, twoHasGone;

    static void One() {
        oneHasGone = true;
    }

    static void Two() {
        while (!oneHasGone) { }
        twoHasGone = true;
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
