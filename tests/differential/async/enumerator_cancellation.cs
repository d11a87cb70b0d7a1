// compilers: dotnet
// Tokens given to asynchronous iterators by parameter, by WithCancellation, and both at once.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static async IAsyncEnumerable<int> Numbers([EnumeratorCancellation] CancellationToken token = default)
    {
        Console.WriteLine("  can be cancelled: " + token.CanBeCanceled);
        for (int i = 0; ; i++)
        {
            if (token.IsCancellationRequested) { Console.WriteLine("  stops"); yield break; }
            await Task.CompletedTask;
            yield return i;
        }
    }
    static async IAsyncEnumerable<int> Throws([EnumeratorCancellation] CancellationToken token)
    {
        yield return 1;
        token.ThrowIfCancellationRequested();
        yield return 2;
    }
    static async Task<int> Sum(ConfiguredCancelableAsyncEnumerable<int> numbers, Action<int> seen)
    {
        int sum = 0;
        await foreach (int n in numbers) { sum += n; seen(n); }
        return sum;
    }
    static async Task Main()
    {
        int taken = 0;
        await foreach (int n in Numbers()) if (++taken == 3) break;
        Console.WriteLine(taken);

        var a = new CancellationTokenSource();
        Console.WriteLine(await Sum(Numbers().WithCancellation(a.Token), n => { if (n == 4) a.Cancel(); }));
        var b = new CancellationTokenSource();
        Console.WriteLine(await Sum(Numbers(b.Token).ConfigureAwait(false), n => { if (n == 3) b.Cancel(); }));
        var c = new CancellationTokenSource();
        var d = new CancellationTokenSource();
        Console.WriteLine(await Sum(Numbers(c.Token).WithCancellation(d.Token).ConfigureAwait(true), n => { if (n == 2) d.Cancel(); }));
        var e = new CancellationTokenSource();
        try { await Sum(Throws(default).WithCancellation(e.Token), n => e.Cancel()); }
        catch (OperationCanceledException x) { Console.WriteLine(x.CancellationToken == e.Token); }
        IAsyncEnumerator<int> manual = Numbers(CancellationToken.None).GetAsyncEnumerator(new CancellationToken(true));
        Console.WriteLine(await manual.MoveNextAsync());
        await manual.DisposeAsync();
    }
}
