// ends: an inner loop of three reads each time what is set meanwhile
using System.Threading;

static class InnerLoopSet {
    static bool stop;

    static void Poll() {
        bool seen = false;
        while (!seen) {
            for (int i = 0; i < 3 && !seen; i++) seen = Volatile.Read(ref stop);
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
