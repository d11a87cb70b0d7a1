// ends: what is written in each round is always the same
using System.Threading;

static class MarkedWhilePolled {
    static int number;
    static bool stop;

    static void Poll() {
        int mark = 0;
        while (!stop) mark = 3;
        number = mark;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
