// ends: between looks the thread yields, reading what is set meanwhile
using System.Threading;

static class YieldSet {
    static bool stop;

    static void Poll() {
        while (!Volatile.Read(ref stop)) Thread.Yield();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
