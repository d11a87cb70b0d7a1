// livelock: a property reads what nobody sets
using System.Threading;

static class PropertyNever {
    static int number;
    static bool stop;

    static bool Stop { get { return Volatile.Read(ref stop); } }

    static void Poll() {
        while (!Stop) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
