// divergence: who finds the other one there goes round for ever
using System.Threading;

static class DivergenceAfterARace {
    static volatile int seen;

    static void One() {
        int found = seen;
        while (found == 1) { }
    }

    static void Two() {
        seen = 1;
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
