// ends: a machine of three states reads in one of them what is set meanwhile
using System.Threading;

static class SwitchOfStatesSet {
    static bool stop;

    static void Poll() {
        int state = 0;
        while (state != 3) {
            switch (state) {
                case 0: state = 1; break;
                case 1: state = Volatile.Read(ref stop) ? 3 : 2; break;
                default: state = 0; break;
            }
        }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        Volatile.Write(ref stop, true);
        poller.Join();
    }
}
