// livelock: who sets the second flag has taken back the first one
using System.Threading;

static class NeverBoth {
    static volatile bool first, second;

    static void Poll() {
        while (!first || !second) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        first = true;
        first = false;
        second = true;
        poller.Join();
    }
}
