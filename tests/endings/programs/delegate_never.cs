// livelock: a delegate reads what nobody sets
using System;
using System.Threading;

static class DelegateNever {
    static int number;
    static bool stop;

    static void Poll() {
        Func<bool> stops = () => Volatile.Read(ref stop);
        while (!stops()) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
