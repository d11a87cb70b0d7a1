// livelock: an exception is caught in each round, which reads what nobody sets
using System;
using System.Threading;

static class ExceptionsNever {
    static int number;
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
        number = 1;
        poller.Join();
    }
}
