// ends: a SpinWait counts and waits between looks at what is set meanwhile
using System.Threading;

static class SpinOnceSet {
    static bool stop;

    static void Poll() {
        var spin = new SpinWait();
        while (!Volatile.Read(ref stop)) spin.SpinOnce();
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
