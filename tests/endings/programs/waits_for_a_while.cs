// ends: one of the two waits no longer than three times
using System.Threading;

static class WaitsForAWhile {
    static Thread one, two;

    static void One() {
        for (int i = 0; i < 3 && !two.Join(10); i++) { }
    }

    static void Two() {
        while (one.IsAlive) { }
    }

    internal static void Main() {
        one = new Thread(One);
        two = new Thread(Two);
        two.Start();
        one.Start();
    }
}
