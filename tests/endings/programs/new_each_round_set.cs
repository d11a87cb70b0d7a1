// ends: an object of its own is made in each round, which reads what is set meanwhile
using System.Threading;

static class NewEachRoundSet {
    static bool stop;

    static void Poll() {
        object last = null;
        while (!Volatile.Read(ref stop)) last = last == null ? new object() : null;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
