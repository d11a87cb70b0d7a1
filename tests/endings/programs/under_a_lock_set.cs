// ends: under a lock of its own the thread reads what is set meanwhile
using System.Threading;

static class UnderALockSet {
    static bool stop;

    static void Poll() {
        object gate = new object();
        while (true) {
            lock (gate) {
                if (Volatile.Read(ref stop)) return;
            }
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
