// livelock: where the coin falls so, the program counts for ever, and otherwise it ends
using System.Threading;
using Mmcheck;

static class SomeRunsEnd {
    static int number;

    internal static void Main() {
        if (Verify.Choose(2) == 0) return;
        while (true) Interlocked.Exchange(ref number, (number + 1) % 3);
    }
}
