// livelock: between looks the thread sleeps, reading what nobody sets
using System.Threading;

static class SleepNever {
    static int number;
    static bool stop;

    static void Poll() {
        while (!Volatile.Read(ref stop)) Thread.Sleep(1);
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
