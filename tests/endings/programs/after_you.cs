// livelock: each lets the other go first
using System.Threading;

static class AfterYou {
    static volatile bool oneHasGone, twoHasGone;

    static void One() {
        while (!twoHasGone) { }
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
