// ends: each says that it is there before it looks for the other
// under tso clr: livelock: both may look before what they have said can be seen
using System.Threading;

static class StoreBuffering {
    static int here1, here2;
    static volatile bool met;

    static void One() {
        here1 = 1;
        if (here2 == 0) {
            while (!met) { }
        }
        met = true;
    }

    static void Two() {
        here2 = 1;
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
