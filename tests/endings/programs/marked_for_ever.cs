// livelock: nobody sets what is polled, and what is written in each round is the thread's own
using System.Threading;

static class MarkedForEver {
    static int number;
    static bool stop;

    static void Poll() {
        int mark = 0;
        while (!stop) mark = 3 - mark;
        number = mark;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        poller.Join();
    }
}
