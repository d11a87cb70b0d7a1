// compilers: dotnet
// Async methods of generic classes and structs: type arguments in fields, static state per type, constraints, nested types.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

struct Loader<T> where T : IComparable<T>
{
    readonly Func<int, Task<T>> source;
    public int Loaded;
    public static int Made;
    public Loader(Func<int, Task<T>> source) { this.source = source; Loaded = 0; Made++; }
    public async Task<T> Largest(int n)
    {
        T best = await source(0);
        for (int i = 1; i < n; i++)
        {
            T next = await source(i);
            if (next.CompareTo(best) > 0) best = next;
            Loaded++;
        }
        return best;
    }
    public class Nested<U>
    {
        public async Task<(T, U)> Pair(Task<T> t, Func<T, ValueTask<U>> f) { T x = await t; return (x, await f(x)); }
    }
}
abstract class Pipeline<I, O>
{
    public abstract ValueTask<O> Run(I input);
    public Pipeline<I, P> Then<P>(Func<O, ValueTask<P>> next) => new Step<P>(this, next);
    sealed class Step<P> : Pipeline<I, P>
    {
        readonly Pipeline<I, O> before; readonly Func<O, ValueTask<P>> next;
        public Step(Pipeline<I, O> b, Func<O, ValueTask<P>> n) { before = b; next = n; }
        public override async ValueTask<P> Run(I input) => await next(await before.Run(input));
    }
}
sealed class Start<T> : Pipeline<T, T> { public override ValueTask<T> Run(T x) => new(x); }

static class Program
{
    static async Task<string> TypeName<T>(T value) { await Task.CompletedTask; return typeof(T).Name + "/" + value?.GetType().Name; }
    static async Task<R> Use<T, R>(T resource, Func<T, Task<R>> body) where T : IDisposable { try { return await body(resource); } finally { resource.Dispose(); } }
    sealed class Noted : IDisposable { public void Dispose() => Console.WriteLine("disposed"); }
    static async Task<Dictionary<K, List<V>>> Group<K, V>(IEnumerable<V> items, Func<V, Task<K>> key)
    {
        var map = new Dictionary<K, List<V>>();
        foreach (V v in items) { K k = await key(v); if (!map.TryGetValue(k, out var l)) map[k] = l = new(); l.Add(v); }
        return map;
    }
    static async Task Main()
    {
        var ints = new Loader<int>(async i => { await Task.CompletedTask; return i * 7 % 5; });
        Console.WriteLine(await ints.Largest(5) + " " + ints.Loaded + " " + Loader<int>.Made + " " + Loader<string>.Made);
        Console.WriteLine(await new Loader<string>(i => Task.FromResult("kiwi fig plum".Split()[i])).Largest(3) + " " + Loader<string>.Made);
        Console.WriteLine(await new Loader<int>.Nested<string>().Pair(Task.FromResult(5), async x => { await Task.CompletedTask; return new string('*', x); }));
        Console.WriteLine(await new Start<string>().Then(async s => { await Task.CompletedTask; return s.Length; }).Then(n => new ValueTask<double>(n / 2.0)).Then(d => new ValueTask<string>("<" + d + ">")).Run("seven!!"));
        Console.WriteLine(await TypeName<object>("s") + " " + await TypeName(5) + " " + await TypeName<int?>(null) + " " + await TypeName<IEnumerable<char>>(new List<char>()));
        Console.WriteLine(await Use(new Noted(), async n => { await Task.CompletedTask; return n != null; }));
        Console.WriteLine(string.Join(" ", (await Group("the quick brown fox".Split(), w => Task.FromResult(w.Length % 2 == 0))).Select(g => g.Key + ":" + string.Join(",", g.Value))));
    }
}
