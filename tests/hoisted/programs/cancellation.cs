// not warned: IsCancellationRequested is a volatile read
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly CancellationTokenSource source = new CancellationTokenSource();

    static void Poll()
    {
        CancellationToken token = source.Token;
        while (!token.IsCancellationRequested) { }
    }

    static void Main() => Polling.Try(Poll, () => source.Cancel());
}
