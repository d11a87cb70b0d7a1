// ends: a loop that ends with a volatile read reads what is set meanwhile
using System.Threading;

static class DoWhileSet {
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
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
