// livelock: nothing makes the second thread say that it gets on while the first one is not let go on
using System.Threading;
using Mmcheck;

static class ServesAndStarves {
    static volatile int item;

    static void One() {
        while (true) {
            item = 1;
            Verify.Progress();
        }
    }

    static void Two() {
        while (true) {
            if (item != 1) continue;
            item = 0;
            Verify.Progress();
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
