// ends: a variable of the thread goes round while it reads plainly what is set meanwhile
using System.Threading;

static class CountedPlainlySet {
    static int number;
    static bool stop;

    static void Poll() {
        int round = 0;
        while (!stop) round = (round + 1) % 4;
        number = round;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
