// livelock: under a lock of its own the thread reads what nobody sets
using System.Threading;

static class UnderALockNever {
    static int number;
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
        number = 1;
        poller.Join();
    }
}
