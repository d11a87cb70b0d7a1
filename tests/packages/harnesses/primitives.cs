#define DEBUG
// package: Microsoft.Extensions.Primitives 10.0.14
// use: one thread makes a change known, another begins to listen for changes.
// expected: holds (the listener hears of the change, once)
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.Primitives;

static class Program
{
    static void Main()
    {
        var source = new CancellationTokenSource();
        var token = new CancellationChangeToken(source.Token);
        int heard = 0;
        var other = new Thread(() => source.Cancel());
        other.Start();
        using (token.RegisterChangeCallback(_ => Interlocked.Increment(ref heard), null))
        {
            other.Join();
        }
        Debug.Assert(token.HasChanged);
        Debug.Assert(heard == 1);
    }
}
