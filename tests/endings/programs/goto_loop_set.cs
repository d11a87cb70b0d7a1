// ends: a loop of gotos reads what is set meanwhile
using System.Threading;

static class GotoLoopSet {
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
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
