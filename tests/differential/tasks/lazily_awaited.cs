// compilers: dotnet
// Asynchronous caches and lazy values: one computation for many callers, failures that are retried.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class AsyncCache<K, V>
{
    readonly Dictionary<K, Task<V>> tasks = new Dictionary<K, Task<V>>();
    readonly Func<K, Task<V>> load;
    public int Loads;
    public AsyncCache(Func<K, Task<V>> load) { this.load = load; }
    public Task<V> this[K key]
    {
        get
        {
            if (tasks.TryGetValue(key, out Task<V> task) && !task.IsFaulted) return task;
            Loads++;
            return tasks[key] = load(key);
        }
    }
}

static class Program
{
    static async Task Main()
    {
        var pending = new Dictionary<string, TaskCompletionSource<int>>();
        var cache = new AsyncCache<string, int>(key =>
        {
            if (key == "direct") return Task.FromResult(100);
            pending[key] = new TaskCompletionSource<int>();
            return pending[key].Task;
        });
        async Task<int> Sum(params string[] keys)
        {
            int sum = 0;
            foreach (string k in keys) sum += await cache[k];
            return sum;
        }
        Task<int> first = Sum("a", "direct");
        Console.WriteLine(cache.Loads + " " + first.IsCompleted);
        pending["a"].SetResult(1);
        Console.WriteLine(await first + " " + await Sum("a", "a", "direct") + " " + cache.Loads);
        Task<int> failing = Sum("b");
        pending["b"].SetException(new TimeoutException("b is slow"));
        try { await failing; } catch (TimeoutException e) { Console.WriteLine(e.Message + " " + cache.Loads); }
        Task<int> retry = Sum("b");
        pending["b"].SetResult(7);
        Console.WriteLine(await retry + " " + cache.Loads);

        int made = 0;
        var lazy = new Lazy<Task<string>>(async () => { made++; await Task.CompletedTask; return "value " + made; });
        Console.WriteLine(lazy.IsValueCreated + " " + await lazy.Value + " " + await lazy.Value + " " + lazy.IsValueCreated);
        var broken = new Lazy<Task<int>>(() => Task.FromException<int>(new FormatException("kept")));
        for (int i = 0; i < 2; i++)
            try { await broken.Value; } catch (FormatException e) { Console.WriteLine(e.Message); }
        int tries = 0;
        var retried = new Lazy<int>(() => ++tries < 2 ? throw new InvalidOperationException("try " + tries) : tries, LazyThreadSafetyMode.PublicationOnly);
        try { Console.WriteLine(retried.Value); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(retried.Value + " " + retried.Value + " " + retried);
    }
}
