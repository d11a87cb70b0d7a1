// compilers: dotnet
// Lazily evaluated asynchronous values combined by operators, each computed once, with failures that spread.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

sealed class Cell
{
    static readonly List<string> log = new();
    readonly string name; readonly Func<Task<int>> compute;
    Task<int> task;
    public Cell(string name, Func<Task<int>> compute) { this.name = name; this.compute = compute; }
    public static implicit operator Cell(int n) => new(n.ToString(), () => Task.FromResult(n));
    Task<int> Value => task ??= Evaluate();
    async Task<int> Evaluate() { log.Add(name); return await compute(); }
    public TaskAwaiter<int> GetAwaiter() => Value.GetAwaiter();
    static Cell Combine(string op, Cell a, Cell b, Func<int, int, int> f) => new($"({a.name}{op}{b.name})", async () => f(await a, await b));
    public static Cell operator +(Cell a, Cell b) => Combine("+", a, b, (x, y) => x + y);
    public static Cell operator *(Cell a, Cell b) => Combine("*", a, b, (x, y) => x * y);
    public static Cell operator /(Cell a, Cell b) => Combine("/", a, b, (x, y) => x / y);
    public Cell If(Cell then, Cell other) => new($"if {name}", async () => await this != 0 ? await then : await other);
    public static string Flush() { string s = string.Join(" ", log); log.Clear(); return s; }
}

static class Program
{
    static async Task Main()
    {
        Cell x = new("x", async () => { await Task.CompletedTask; return 6; });
        Cell y = x + 1, z = y * y;
        Console.WriteLine(await z + " " + Cell.Flush());
        Console.WriteLine(await (z + x) + " " + Cell.Flush());
        Cell bad = x / 0;
        try { Console.WriteLine(await (bad + y)); } catch (DivideByZeroException) { Console.WriteLine("division " + Cell.Flush()); }
        try { await bad; } catch (DivideByZeroException) { Console.WriteLine("again '" + Cell.Flush() + "'"); }
        Console.WriteLine(await x.If(y, bad) + " " + Cell.Flush());
        var source = new TaskCompletionSource<int>();
        Cell late = new("late", () => source.Task), sum = late + x;
        async Task<string> Use(Cell c) => "got " + await c;
        Task<string> use = Use(sum);
        Console.WriteLine(use.IsCompleted + " " + Cell.Flush());
        source.SetResult(100);
        Console.WriteLine(await use);
    }
}
