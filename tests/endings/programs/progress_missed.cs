// livelock: a round that finds nothing says nothing
using System.Threading;
using Mmcheck;

static class ProgressMissed {
    static int number;

    internal static void Main() {
        while (true) {
            int next = Verify.Choose(2);
            Interlocked.Exchange(ref number, next);
            if (next == 1) Verify.Progress();
        }
    }
}
