// ends: a property reads what is set meanwhile
using System.Threading;

static class PropertySet {
    static bool stop;

    static bool Stop { get { return Volatile.Read(ref stop); } }

    static void Poll() {
        while (!Stop) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
