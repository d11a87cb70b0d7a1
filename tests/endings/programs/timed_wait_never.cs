// livelock: Monitor.Wait gives up again and again, and the thread looks at what nobody sets
using System.Threading;

static class TimedWaitNever {
    static int number;
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
        number = 1;
        poller.Join();
    }
}
