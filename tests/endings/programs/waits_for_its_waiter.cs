// livelock: one may wait for the other to end, which polls for the end of the first
using System.Threading;

static class WaitsForItsWaiter {
    static Thread one, two;

    static void One() {
        while (!two.Join(10)) { }
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
