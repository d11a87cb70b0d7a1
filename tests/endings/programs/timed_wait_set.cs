// ends: Monitor.Wait gives up again and again, and the thread looks at what is set meanwhile
using System.Threading;

static class TimedWaitSet {
    static bool stop;

    static void Poll() {
        object gate = new object();
        lock (gate) {
            while (!Volatile.Read(ref stop)) Monitor.Wait(gate, 10);
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
