// holds, does not end: what it counts goes round in memory, by design
using System.Threading;

static class CountsForEver {
    static int number;

    internal static void Main() {
        while (true) Interlocked.Exchange(ref number, (number + 1) % 3);
    }
}
