// livelock: SpinWait.SpinUntil waits for what nobody sets
using System.Threading;

static class SpinUntilNever {
    static int number;
    static bool stop;

    static void Poll() {
        SpinWait.SpinUntil(() => Volatile.Read(ref stop));
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
