// ends: the source of the token is cancelled
using System.Threading;

static class TokenCancelled {
    static readonly CancellationTokenSource source = new CancellationTokenSource();
    static readonly CancellationTokenSource other = new CancellationTokenSource();

    static void Poll() {
        CancellationToken token = source.Token;
        while (!token.IsCancellationRequested) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        source.Cancel();
        poller.Join();
    }
}
