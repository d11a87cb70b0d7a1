// compilers: dotnet
// A cache with expiry on a clock of its own, loaders that are shared while they run, and eviction callbacks.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class Clock { public int Now; }
sealed class Cache<K, V>
{
    sealed record Entry(Task<V> Value, int Expires);
    readonly Dictionary<K, Entry> entries = new();
    readonly Clock clock; readonly int ttl;
    public event Action<K, V> Evicted;
    public int Hits, Misses;
    public Cache(Clock clock, int ttl) { this.clock = clock; this.ttl = ttl; }
    public async ValueTask<V> Get(K key, Func<K, Task<V>> load)
    {
        if (entries.TryGetValue(key, out Entry e) && e.Expires > clock.Now && !e.Value.IsFaulted) { Hits++; return await e.Value; }
        Misses++;
        if (e is { Value.IsCompletedSuccessfully: true }) Evicted?.Invoke(key, e.Value.Result);
        Task<V> loading = load(key);
        entries[key] = new Entry(loading, clock.Now + ttl);
        try { return await loading; }
        catch { entries.Remove(key); throw; }
    }
    public int Sweep() { var dead = entries.Where(p => p.Value.Expires <= clock.Now).ToList(); foreach (var p in dead) { entries.Remove(p.Key); if (p.Value.Value.IsCompletedSuccessfully) Evicted?.Invoke(p.Key, p.Value.Value.Result); } return dead.Count; }
}

static class Program
{
    static async Task Main()
    {
        var clock = new Clock();
        var cache = new Cache<string, int>(clock, 10);
        cache.Evicted += (k, v) => Console.WriteLine($"  evicted {k}={v} at {clock.Now}");
        Task<int> Length(string s) => Task.FromResult(s.Length * 100 + clock.Now);
        Console.WriteLine(await cache.Get("ab", Length) + " " + await cache.Get("ab", Length));
        clock.Now = 9;
        Console.WriteLine(await cache.Get("ab", Length) + " " + await cache.Get("xyz", Length));
        clock.Now = 10;
        Console.WriteLine(await cache.Get("ab", Length));
        var slow = new TaskCompletionSource<int>();
        ValueTask<int> first = cache.Get("slow", _ => slow.Task);
        Console.WriteLine(first.IsCompleted + " " + cache.Misses);
        slow.SetResult(7);
        Console.WriteLine(await first + " " + await cache.Get("slow", Length));
        try { await cache.Get("bad", async k => { await Task.CompletedTask; throw new FormatException(k + " failed"); }); } catch (FormatException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(await cache.Get("bad", Length));
        clock.Now = 19;
        Console.WriteLine(cache.Sweep() + " " + cache.Hits + " " + cache.Misses);
        clock.Now = 99;
        Console.WriteLine(cache.Sweep());
    }
}
