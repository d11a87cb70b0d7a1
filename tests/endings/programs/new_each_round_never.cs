// livelock: an object of its own is made in each round, which reads what nobody sets
using System.Threading;

static class NewEachRoundNever {
    static int number;
    static bool stop;

    static void Poll() {
        object last = null;
        while (!Volatile.Read(ref stop)) last = last == null ? new object() : null;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
