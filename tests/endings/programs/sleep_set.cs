// ends: between looks the thread sleeps, reading what is set meanwhile
using System.Threading;

static class SleepSet {
    static bool stop;

    static void Poll() {
        while (!Volatile.Read(ref stop)) Thread.Sleep(1);
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
