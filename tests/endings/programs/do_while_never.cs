// livelock: a loop that ends with a volatile read reads what nobody sets
using System.Threading;

static class DoWhileNever {
    static int number;
    static bool stop;

    static void Poll() {
        bool last;
        do {
            last = Volatile.Read(ref stop);
        } while (!last);
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        number = 1;
        poller.Join();
    }
}
