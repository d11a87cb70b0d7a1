// livelock: between looks the thread yields, reading what nobody sets
using System.Threading;

static class YieldNever {
    static int number;
    static bool stop;

    static void Poll() {
        while (!Volatile.Read(ref stop)) Thread.Yield();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
