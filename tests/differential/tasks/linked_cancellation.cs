// compilers: dotnet
// Trees of cancellation: children that link to parents, order of callbacks, scopes that end, CancelAfter avoided.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

sealed class Scope : IDisposable
{
    public readonly string Name;
    readonly CancellationTokenSource source;
    readonly List<Scope> children = new();
    public static readonly List<string> Log = new();
    public Scope(string name, Scope parent = null)
    {
        Name = name;
        source = parent == null ? new() : CancellationTokenSource.CreateLinkedTokenSource(parent.Token);
        parent?.children.Add(this);
        Token.Register(() => Log.Add(name));
    }
    public CancellationToken Token => source.Token;
    public void Cancel() => source.Cancel();
    public override string ToString() => Name + (Token.IsCancellationRequested ? "-" : "+") + (children.Count > 0 ? "(" + string.Join(" ", children) + ")" : "");
    public void Dispose() { foreach (Scope c in children) c.Dispose(); source.Dispose(); }
}

static class Program
{
    static async Task<string> Work(Scope scope, int steps, Action<int> each)
    {
        try
        {
            for (int i = 0; i < steps; i++)
            {
                scope.Token.ThrowIfCancellationRequested();
                each(i);
                await Task.CompletedTask;
            }
            return scope.Name + " finished";
        }
        catch (OperationCanceledException e) when (e.CancellationToken == scope.Token) { return scope.Name + " cancelled"; }
    }
    static async Task Main()
    {
        using var root = new Scope("root");
        var left = new Scope("left", root);
        var right = new Scope("right", root);
        var leaf = new Scope("leaf", left);
        Console.WriteLine(root);
        Console.WriteLine(await Work(leaf, 3, i => { }) + ", " + await Work(leaf, 5, i => { if (i == 2) left.Cancel(); }));
        Console.WriteLine(root + " " + string.Join(",", Scope.Log.Order(StringComparer.Ordinal)));
        Console.WriteLine(await Work(right, 2, i => { }) + ", " + await Work(new Scope("late", left), 2, i => { }));
        root.Cancel();
        root.Cancel();
        Console.WriteLine(root + " " + Scope.Log.Count);
        var source = new CancellationTokenSource();
        int calls = 0;
        CancellationTokenRegistration a = source.Token.Register(() => calls += 1), b = source.Token.Register(() => calls += 10), c = source.Token.Register(s => calls += (int)s, 100);
        b.Dispose();
        b.Dispose();
        a.Dispose();
        source.Cancel();
        Console.WriteLine(calls + " " + a.Equals(b) + " " + (a == default) + " " + c.Unregister());
        Console.WriteLine(source.TryReset() + " " + new CancellationTokenSource().TryReset() + " " + source.Token.Equals(source.Token) + " " + (CancellationToken.None == default) + " " + new CancellationToken(false).CanBeCanceled);
        try { await Task.Run(() => 1, source.Token); } catch (TaskCanceledException e) { Console.WriteLine(e.Message + " " + (e.CancellationToken == source.Token)); }
        try { source.Token.ThrowIfCancellationRequested(); } catch (OperationCanceledException e) { Console.WriteLine(e.Message); }
        source.Dispose();
        Console.WriteLine(source.IsCancellationRequested);
        try { source.Cancel(); } catch (ObjectDisposedException) { Console.WriteLine("disposed"); }
    }
}
