// livelock: who has got in does not let the next one in
using System.Threading;

static class SemaphoreKept {
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1);

    static void One() {
        while (!gate.Wait(0)) Thread.Yield();
    }

    static void Two() { One(); }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
