// compilers: dotnet
// Awaiters by pattern: extension methods, critical completion, results by type, an awaitable number and a tuple.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

sealed class Signal<T>
{
    T value;
    bool set;
    readonly List<Action> actions = new List<Action>();
    public void Set(T v)
    {
        value = v;
        set = true;
        foreach (Action a in actions) a();
        actions.Clear();
    }
    public void Reset() { set = false; }
    public Awaiter GetAwaiter() => new Awaiter(this);

    public readonly struct Awaiter : ICriticalNotifyCompletion
    {
        readonly Signal<T> signal;
        public Awaiter(Signal<T> signal) { this.signal = signal; }
        public bool IsCompleted { get { Console.WriteLine("  completed? " + signal.set); return signal.set; } }
        public T GetResult() { Console.WriteLine("  result"); return signal.value; }
        public void OnCompleted(Action action) { Console.WriteLine("  plain"); signal.actions.Add(action); }
        public void UnsafeOnCompleted(Action action) { Console.WriteLine("  unsafe"); signal.actions.Add(action); }
    }
}

static class Extensions
{
    public static TaskAwaiter<int> GetAwaiter(this int n) => Task.FromResult(n * 2).GetAwaiter();
    public static TaskAwaiter<(A, B)> GetAwaiter<A, B>(this (Task<A> a, Task<B> b) pair) => Both(pair.a, pair.b).GetAwaiter();
    static async Task<(A, B)> Both<A, B>(Task<A> a, Task<B> b) => (await a, await b);
    public static TaskAwaiter<string[]> GetAwaiter(this IEnumerable<Task<string>> tasks) => Task.WhenAll(tasks).GetAwaiter();
}

static class Program
{
    static async Task<string> Follow(Signal<string> signal)
    {
        string s = await signal;
        s += "/" + await signal;
        return s;
    }
    static async Task Main()
    {
        var signal = new Signal<string>();
        Task<string> a = Follow(signal);
        signal.Set("one");
        Console.WriteLine(a.Result);
        signal.Reset();
        a = Follow(signal);
        Task<string> b = Follow(signal);
        Console.WriteLine(a.Status + " " + b.Status);
        signal.Set("two");
        Console.WriteLine(await a + " " + await b);
        Console.WriteLine(await 21);
        var (n, s) = await (Task.FromResult(3), Task.FromResult("x"));
        Console.WriteLine(n + s);
        Console.WriteLine(string.Join("+", await new[] { Task.FromResult("p"), Task.FromResult("q") }));
    }
}
