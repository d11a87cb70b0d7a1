// ends: each round may be the last, though none has to be
using System.Threading;
using Mmcheck;

static class AnyRoundMayEnd {
    static int number;

    internal static void Main() {
        while (Verify.Choose(2) != 0) Interlocked.Exchange(ref number, (number + 1) % 3);
    }
}
