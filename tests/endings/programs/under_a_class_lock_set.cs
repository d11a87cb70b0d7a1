// ends: under the lock of a class the thread reads what is set meanwhile
using System.Threading;

static class UnderAClassLockSet {
    static bool stop;

    static void Poll() {
        while (true) {
            lock (typeof(object)) {
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
