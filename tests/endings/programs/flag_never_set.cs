// livelock: nobody sets the flag
using System.Threading;

static class FlagNeverSet {
    static bool flag;

    static void Poll() {
        while (!flag) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        poller.Join();
    }
}
