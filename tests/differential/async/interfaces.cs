// compilers: dotnet
// Async methods behind interfaces, virtual ones, generic bases, decorators, and synchronous implementations.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

interface IStore<T>
{
    Task<T> Get(string key);
    ValueTask Put(string key, T value);
    async Task<T> GetOr(string key, T other) { try { return await Get(key); } catch (KeyNotFoundException) { return other; } }
}
class Memory<T> : IStore<T>
{
    readonly Dictionary<string, T> items = new();
    public virtual async Task<T> Get(string key) { await Task.CompletedTask; return items[key]; }
    public virtual ValueTask Put(string key, T value) { items[key] = value; return default; }
}
class Logged<T> : Memory<T>
{
    public readonly List<string> Log = new();
    public override async Task<T> Get(string key)
    {
        Log.Add("get " + key);
        T value = await base.Get(key);
        Log.Add("got " + value);
        return value;
    }
    public override async ValueTask Put(string key, T value) { await base.Put(key, value); Log.Add("put " + key); }
}
sealed class Retry<T> : IStore<T>
{
    readonly IStore<T> inner;
    int failures;
    public Retry(IStore<T> inner, int failures) { this.inner = inner; this.failures = failures; }
    public async Task<T> Get(string key)
    {
        for (int attempt = 1; ; attempt++)
            try { if (failures-- > 0) throw new TimeoutException("attempt " + attempt); return await inner.Get(key); }
            catch (TimeoutException e) when (attempt < 3) { Console.WriteLine("  " + e.Message); }
    }
    public ValueTask Put(string key, T value) => inner.Put(key, value);
}

static class Program
{
    static async Task<string> Use(IStore<int> store)
    {
        await store.Put("a", 1);
        await store.Put("b", await store.Get("a") + 1);
        return await store.Get("b") + " " + await store.GetOr("c", -1);
    }
    static async Task Main()
    {
        Console.WriteLine(await Use(new Memory<int>()));
        var logged = new Logged<int>();
        Console.WriteLine(await Use(logged) + " | " + string.Join(", ", logged.Log));
        Console.WriteLine(await Use(new Retry<int>(new Memory<int>(), 2)));
        try { await Use(new Retry<int>(new Memory<int>(), 3)); } catch (TimeoutException e) { Console.WriteLine("gave up: " + e.Message); }
        Func<string, Task<int>> get = logged.Get;
        Console.WriteLine(await get("a") + " " + logged.Log.Count);
    }
}
