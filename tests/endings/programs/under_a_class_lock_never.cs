// livelock: under the lock of a class the thread reads what nobody sets
using System.Threading;

static class UnderAClassLockNever {
    static int number;
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
        number = 1;
        poller.Join();
    }
}
