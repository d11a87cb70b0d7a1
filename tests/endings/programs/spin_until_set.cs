// ends: SpinWait.SpinUntil waits for what is set meanwhile
using System.Threading;

static class SpinUntilSet {
    static bool stop;

    static void Poll() {
        SpinWait.SpinUntil(() => Volatile.Read(ref stop));
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
