// livelock: nothing is published, for the thread was too early
using System.Threading;

static class ReferenceNever {
    static object made;
    static volatile bool isWanted;

    static void Poll() {
        isWanted = true;
        while (Volatile.Read(ref made) == null) Thread.Yield();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        if (isWanted) Volatile.Write(ref made, new object());
        poller.Join();
    }
}
