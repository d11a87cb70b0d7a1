// livelock: a loop of gotos reads what nobody sets
using System.Threading;

static class GotoLoopNever {
    static int number;
    static bool stop;

    static void Poll() {
        again:
        if (Volatile.Read(ref stop)) return;
        number = 0;
        goto again;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Thread.Yield();
        poller.Join();
    }
}
