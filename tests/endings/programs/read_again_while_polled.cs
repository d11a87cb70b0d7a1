// ends: what is read in each round, and kept, is waited for
using System.Threading;

static class ReadAgainWhilePolled {
    static int number, seen;
    static bool stop;

    static void Poll() {
        int last = 0;
        while (!stop) last = number;
        seen = last;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
