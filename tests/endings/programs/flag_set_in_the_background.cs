// ends: a thread in the background may poll for ever: the program ends without it
using System.Threading;

static class FlagSetInTheBackground {
    static volatile bool flag;

    static void Poll() {
        while (!flag) { }
    }

    internal static void Main() {
        new Thread(Poll) { IsBackground = true }.Start();
        flag = true;
    }
}
