// divergence: one thread goes round for ever, while the other one is done
using System.Threading;

static class DivergenceBesideAnEnd {
    static int number;

    static void One() {
        int i = 0;
        while (i < 3) i = (i + 1) % 3;
        number = i;
    }

    static void Two() {
        number = 1;
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
