// livelock: a SpinWait counts and waits between looks at what nobody sets
using System.Threading;

static class SpinOnceNever {
    static int number;
    static bool stop;

    static void Poll() {
        var spin = new SpinWait();
        while (!Volatile.Read(ref stop)) spin.SpinOnce();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
