// holds, does not end: each round says that it gets on
using System.Threading;
using Mmcheck;

static class ProgressAlways {
    static int number;

    internal static void Main() {
        while (true) {
            int next = Verify.Choose(2);
            Interlocked.Exchange(ref number, next);
            Verify.Progress();
        }
    }
}
