// holds, does not end: what one makes the other takes, with a word that it gets on
using System.Threading;
using Mmcheck;

static class ServesForEver {
    static volatile int item;

    static void One() {
        while (true) {
            if (item == 0) item = 1;
            Verify.Progress();
        }
    }

    static void Two() {
        while (true) {
            if (item == 1) item = 0;
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
