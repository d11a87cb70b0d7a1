// livelock: the flag is set after the loop that waits for it
using System.Threading;

static class FlagSetTooLate {
    static volatile bool flag;

    static void Poll() {
        while (!flag) { }
    }

    internal static void Main() {
        Poll();
        flag = true;
    }
}
