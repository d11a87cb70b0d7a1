// livelock: another source is cancelled
using System.Threading;

static class TokenNeverCancelled {
    static readonly CancellationTokenSource source = new CancellationTokenSource();
    static readonly CancellationTokenSource other = new CancellationTokenSource();

    static void Poll() {
        CancellationToken token = source.Token;
        while (!token.IsCancellationRequested) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        other.Cancel();
        poller.Join();
    }
}
