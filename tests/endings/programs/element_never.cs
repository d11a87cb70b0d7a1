// livelock: another element than that which is polled is set
using System.Threading;

static class ElementNever {
    static readonly int[] ready = new int[2];

    static void Poll() {
        while (Volatile.Read(ref ready[1]) == 0) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref ready[0], 1);
        poller.Join();
    }
}
