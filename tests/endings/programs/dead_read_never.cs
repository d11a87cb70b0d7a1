// livelock: a read in the loop that nothing depends on does not keep it from reading what nobody sets
using System.Threading;

static class DeadReadNever {
    static int number;
    static bool stop;

    static void Poll() {
        while (!Volatile.Read(ref stop)) {
            if (number == 1) { }
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
