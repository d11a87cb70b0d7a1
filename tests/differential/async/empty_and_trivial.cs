// compilers: dotnet
// Async methods without waits, with only a throw, with nothing at all; and iterators that yield nothing.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
#pragma warning disable CS1998
    static async Task Nothing() { }
    static async Task<int> Constant() => 5;
    static async ValueTask<string> Null() => null;
    static async Task Throws() => throw new FormatException("only throws");
    static async Task<int> Cancelled() => throw new OperationCanceledException("given up");
    static async void Void(List<string> log) => log.Add("void");
    static async IAsyncEnumerable<int> None() { yield break; }
    static async IAsyncEnumerable<int> Late() { Console.WriteLine("  started"); yield return 1; throw new InvalidOperationException("after one"); }
    static async Task<(int, string)> Pair(int n) { return (n, n switch { 1 => "one", _ => await Task.FromResult("more") }); }
    static async Task Early(bool leave) { if (leave) return; await Task.CompletedTask; Console.WriteLine("  stayed"); }
    static async Task Main()
    {
        Console.WriteLine(Nothing().Status + " " + Constant().Result + " " + (Null().Result ?? "null") + " " + Nothing().IsCompletedSuccessfully);
        Task t = Throws();
        Console.WriteLine(t.Status + " " + t.Exception.InnerException.Message);
        Task<int> c = Cancelled();
        Console.WriteLine(c.Status + " " + c.IsCanceled + " " + (c.Exception == null));
        try { await c; } catch (OperationCanceledException e) { Console.WriteLine(e.GetType().Name + " " + e.Message); }
        var log = new List<string>();
        Void(log);
        Console.WriteLine(log.Count);
        await foreach (int n in None()) Console.WriteLine("never");
        var late = Late();
        Console.WriteLine("not yet");
        try { await foreach (int n in late) Console.WriteLine(n); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(await Pair(1) + " " + await Pair(2));
        await Early(true);
        await Early(false);
        Func<Task> empty = async () => { };
        Func<Task<int>> value = async () => 7;
        await empty();
        Console.WriteLine(await value() + await Task.FromResult(1));
        await Task.WhenAll(Nothing(), empty(), Early(true));
        await using var nothing = new Disposable();
        await default(ValueTask);
    }
    sealed class Disposable : IAsyncDisposable { public async ValueTask DisposeAsync() => Console.WriteLine("disposed"); }
}
