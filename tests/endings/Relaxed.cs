// What sequential consistency has is told under no model again, nor looked for. So under a model a program is begun where
// something has happened that sequential consistency does not have; other runs do not count.
using System.Threading;
using Mmcheck;

static class Relaxed {
    static int x, y, seenByOne, seenByTwo;

    static void One() {
        x = 1;
        seenByOne = y;
    }

    static void Two() {
        y = 1;
        seenByTwo = x;
    }

    internal static void Begin(ThreadStart program) {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
        Verify.Assume(seenByOne == 0 && seenByTwo == 0);
        program();
    }
}
