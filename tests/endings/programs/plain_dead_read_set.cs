// ends: a read in the loop that nothing depends on does not keep it from reading plainly what is set meanwhile
using System.Threading;

static class PlainDeadReadSet {
    static int number;
    static bool stop;

    static void Poll() {
        while (!stop) {
            if (number == 1) { }
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
