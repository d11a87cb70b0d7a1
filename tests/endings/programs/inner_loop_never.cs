// livelock: an inner loop of three reads each time what nobody sets
using System.Threading;

static class InnerLoopNever {
    static int number;
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
        number = 1;
        poller.Join();
    }
}
