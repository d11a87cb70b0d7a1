// ends: an exception is caught in each round, which reads what is set meanwhile
using System;
using System.Threading;

static class ExceptionsSet {
    static bool stop;

    static void Poll() {
        while (true) {
            try {
                if (!Volatile.Read(ref stop)) throw new InvalidOperationException();
                return;
            } catch (InvalidOperationException) { }
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
