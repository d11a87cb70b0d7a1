// livelock: no run ends, and what is written was there before
using System.Threading;

static class WritesTheSameForEver {
    static int number;

    internal static void Main() {
        while (true) Interlocked.Exchange(ref number, 0);
    }
}
