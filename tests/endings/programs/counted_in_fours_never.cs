// livelock: a variable of the thread goes round while it reads what nobody sets
using System.Threading;

static class CountedInFoursNever {
    static int number;
    static bool stop;

    static void Poll() {
        int round = 0;
        while (!Volatile.Read(ref stop)) round = (round + 1) % 4;
        number = round;
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Thread.Yield();
        poller.Join();
    }
}
