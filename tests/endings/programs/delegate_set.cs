// ends: a delegate reads what is set meanwhile
using System;
using System.Threading;

static class DelegateSet {
    static bool stop;

    static void Poll() {
        Func<bool> stops = () => Volatile.Read(ref stop);
        while (!stops()) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
