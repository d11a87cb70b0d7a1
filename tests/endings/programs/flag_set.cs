// ends: the flag is set before the thread is waited for
using System.Threading;

static class FlagSet {
    static bool flag;

    static void Poll() {
        while (!flag) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        flag = true;
        poller.Join();
    }
}
