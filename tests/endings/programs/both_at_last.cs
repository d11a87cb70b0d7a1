// ends: both flags are set at last
using System.Threading;

static class BothAtLast {
    static volatile bool first, second;

    static void Poll() {
        while (!first || !second) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        first = true;
        second = true;
        poller.Join();
    }
}
