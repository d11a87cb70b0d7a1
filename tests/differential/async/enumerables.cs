// compilers: dotnet
// Asynchronous iterators: producers, filters, early end, disposal, and the exceptions of either side.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static async IAsyncEnumerable<int> Count(int n, string name)
    {
        try
        {
            for (int i = 1; i <= n; i++)
            {
                await Task.CompletedTask;
                yield return i;
            }
        }
        finally { Console.WriteLine($"  {name} disposed"); }
    }
    static async IAsyncEnumerable<T> Where<T>(IAsyncEnumerable<T> source, Func<T, ValueTask<bool>> test)
    {
        await foreach (T x in source)
            if (await test(x)) yield return x;
    }
    static async IAsyncEnumerable<(T, U)> Zip<T, U>(IAsyncEnumerable<T> a, IAsyncEnumerable<U> b)
    {
        await using IAsyncEnumerator<T> x = a.GetAsyncEnumerator();
        await using IAsyncEnumerator<U> y = b.GetAsyncEnumerator();
        while (await x.MoveNextAsync() && await y.MoveNextAsync()) yield return (x.Current, y.Current);
    }
    static async IAsyncEnumerable<int> Breaks(int limit)
    {
        int n = 0;
        while (true)
        {
            if (++n > limit) yield break;
            if (n == 3) throw new InvalidOperationException("three");
            yield return n * n;
            await Task.CompletedTask;
        }
    }
    static async Task<List<T>> Collect<T>(IAsyncEnumerable<T> source, int max)
    {
        var list = new List<T>();
        await foreach (T x in source)
        {
            list.Add(x);
            if (list.Count == max) break;
        }
        return list;
    }
    static async Task Main()
    {
        Console.WriteLine(string.Join(" ", await Collect(Count(4, "four"), 10)));
        Console.WriteLine(string.Join(" ", await Collect(Count(40, "forty"), 3)));
        Console.WriteLine(string.Join(" ", await Collect(Where(Count(9, "odd"), async x => { await Task.CompletedTask; return x % 2 == 1; }), 10)));
        Console.WriteLine(string.Join(" ", await Collect(Zip(Count(3, "left"), Where(Count(9, "right"), x => new ValueTask<bool>(x > 5))), 10)));
        Console.WriteLine(string.Join(" ", await Collect(Breaks(2), 10)));
        try { await Collect(Breaks(9), 10); }
        catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        var again = Count(2, "again");
        Console.WriteLine((await Collect(again, 9)).Count + " " + (await Collect(again, 9)).Count);
        var e2 = Count(1, "manual").GetAsyncEnumerator();
        Console.WriteLine(await e2.MoveNextAsync() + " " + e2.Current + " " + await e2.MoveNextAsync() + " " + await e2.MoveNextAsync());
        await e2.DisposeAsync();
    }
}
