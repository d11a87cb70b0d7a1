// ends: something is published in any case
using System.Threading;

static class ReferencePublished {
    static object made;
    static volatile bool isWanted;

    static void Poll() {
        isWanted = true;
        while (Volatile.Read(ref made) == null) Thread.Yield();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        while (!isWanted) { }
        Volatile.Write(ref made, new object());
        poller.Join();
    }
}
