// ends: who polls for ever is in runs only that do not count
using System.Threading;
using Mmcheck;

static class DiscardedPolling {
    static volatile bool flag;

    internal static void Main() {
        bool polls = Verify.Choose(2) == 1;
        var other = new Thread(() => {
            while (polls && !flag) { }
        });
        other.Start();
        Verify.Assume(!polls);
        other.Join();
    }
}
