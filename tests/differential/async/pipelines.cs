// compilers: dotnet
// Pipelines of asynchronous sequences: operators by hand, batches, merging, an operator that retries.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class AsyncLinq
{
    public static async IAsyncEnumerable<R> Map<T, R>(this IAsyncEnumerable<T> source, Func<T, R> f)
    {
        await foreach (T x in source) yield return f(x);
    }
    public static async IAsyncEnumerable<T> TakeFirst<T>(this IAsyncEnumerable<T> source, int n)
    {
        if (n <= 0) yield break;
        await foreach (T x in source)
        {
            yield return x;
            if (--n == 0) yield break;
        }
    }
    public static async IAsyncEnumerable<T[]> Batch<T>(this IAsyncEnumerable<T> source, int size)
    {
        var batch = new List<T>();
        await foreach (T x in source)
        {
            batch.Add(x);
            if (batch.Count < size) continue;
            yield return batch.ToArray();
            batch.Clear();
        }
        if (batch.Count > 0) yield return batch.ToArray();
    }
    public static async IAsyncEnumerable<T> Flatten<T>(this IAsyncEnumerable<IAsyncEnumerable<T>> sources)
    {
        await foreach (var inner in sources)
            await foreach (T x in inner) yield return x;
    }
    public static async IAsyncEnumerable<T> Retry<T>(Func<int, IAsyncEnumerable<T>> make, int times)
    {
        for (int attempt = 1; ; attempt++)
        {
            await using var e = make(attempt).GetAsyncEnumerator();
            while (true)
            {
                bool more;
                try { more = await e.MoveNextAsync(); }
                catch (InvalidOperationException) when (attempt < times) { break; }
                if (!more) yield break;
                yield return e.Current;
            }
        }
    }
    public static async ValueTask<string> Join<T>(this IAsyncEnumerable<T> source)
    {
        var parts = new List<string>();
        await foreach (T x in source) parts.Add(x.ToString());
        return string.Join(" ", parts);
    }
}

static class Program
{
    static async IAsyncEnumerable<int> Naturals()
    {
        try { for (int i = 0; ; i++) { await Task.CompletedTask; yield return i; } }
        finally { Console.Write("(closed) "); }
    }
    static async IAsyncEnumerable<string> Flaky(int attempt)
    {
        for (int i = 0; i < 3; i++)
        {
            if (i == attempt) throw new InvalidOperationException("attempt " + attempt);
            yield return attempt + "." + i;
            await Task.CompletedTask;
        }
    }
    static async Task Main()
    {
        Console.WriteLine(await Naturals().Map(x => x * x).TakeFirst(5).Join());
        Console.WriteLine(await Naturals().TakeFirst(7).Batch(3).Map(b => "[" + string.Join(",", b) + "]").Join());
        Console.WriteLine(await Naturals().Map(n => Naturals().TakeFirst(n)).TakeFirst(4).Flatten().Join());
        Console.WriteLine(await AsyncLinq.Retry(Flaky, 5).Join());
        try { await AsyncLinq.Retry(Flaky, 2).Join(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine("'" + await Naturals().TakeFirst(0).Join() + "'");
    }
}
