// livelock: who is stopped before its first write leaves nothing to wait for; else it writes as often as it likes
using System.Threading;

static class StoppedBeforeItWrote {
    static int number;
    static bool stop;

    static void Write() {
        while (!Volatile.Read(ref stop)) number = 1;
    }

    internal static void Main() {
        var writer = new Thread(Write);
        writer.Start();
        Volatile.Write(ref stop, true);
        writer.Join();
        while (Volatile.Read(ref number) == 0) { }
    }
}
