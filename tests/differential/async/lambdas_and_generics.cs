// compilers: dotnet
// Async lambdas, local functions and generic methods; recursion, closures, and arguments kept over waits.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static readonly List<Action> later = new List<Action>();
    static Task<T> Later<T>(T value)
    {
        var source = new TaskCompletionSource<T>();
        later.Add(() => source.SetResult(value));
        return source.Task;
    }
    static void Drain()
    {
        for (int i = 0; i < later.Count; i++) later[i]();
        later.Clear();
    }
    static async Task<long> Fibonacci(int n) => n < 2 ? n : await Fibonacci(n - 1) + await Fibonacci(n - 2);
    static async Task<List<R>> MapAsync<T, R>(IEnumerable<T> items, Func<T, int, Task<R>> map)
    {
        var results = new List<R>();
        int index = 0;
        foreach (T item in items) results.Add(await map(item, index++));
        return results;
    }
    static async Task<T> Fold<T>(T seed, Func<T, T, Task<T>> f, params T[] rest)
    {
        foreach (T x in rest) seed = await f(seed, x);
        return seed;
    }
    static Func<Task<T>> Memoize<T>(Func<Task<T>> make)
    {
        Task<T> made = null;
        return () => made ??= make();
    }
    static async Task<string> Evaluation(string[] cells, int i)
    {
        cells[i++] += await Later("x") + i++ + await Later("y");
        return string.Join("|", cells) + i;
    }
    static void Main()
    {
        Console.WriteLine(Fibonacci(15).Result);
        var mapped = MapAsync(new[] { "a", "bb", "ccc" }, async (s, i) => await Later(s.Length) * 10 + i);
        Drain();
        Console.WriteLine(string.Join(" ", mapped.Result));
        int calls = 0;
        var once = Memoize(async () => { calls++; return await Later("made"); });
        Task<string> p = once(), q = once();
        Drain();
        Console.WriteLine(p.Result + " " + (p == q) + " " + calls);
        var folded = Fold("s", async (x, y) => x + await Later(y), "t", "u", "v");
        Drain();
        Console.WriteLine(folded.Result);
        Console.WriteLine(Fold(1.5m, async (x, y) => x * y, 2m, 3m).Result);
        var cells = new[] { "0", "1", "2" };
        Task<string> order = Evaluation(cells, 1);
        cells[1] = "changed";
        Drain();
        Console.WriteLine(order.Result);
        var makers = Enumerable.Range(0, 3).Select(i => (Func<Task<int>>)(async () => { await Later(0); return i; })).ToArray();
        var made = Task.WhenAll(makers.Select(m => m()));
        Drain();
        Console.WriteLine(string.Join(",", made.Result));
        async Task<int> Local(int depth) => depth == 0 ? 0 : 1 + await Local(depth - 1);
        Console.WriteLine(Local(50).Result);
    }
}
