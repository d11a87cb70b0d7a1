// compilers: dotnet
// await using: order of disposal, types that only look disposable, exceptions from disposal.
using System;
using System.Threading.Tasks;

sealed class Resource : IAsyncDisposable
{
    readonly string name;
    readonly Task gate;
    public Resource(string name, Task gate = null) { this.name = name; this.gate = gate; Console.WriteLine("open " + name); }
    public async ValueTask DisposeAsync()
    {
        Console.WriteLine("closing " + name);
        if (gate != null) await gate;
        Console.WriteLine("closed " + name);
        if (name == "bad") throw new InvalidOperationException("cannot close");
    }
}
struct Pattern
{
    public Task DisposeAsync() { Console.WriteLine("pattern"); return Task.CompletedTask; }
}
sealed class Two : IDisposable, IAsyncDisposable
{
    public void Dispose() { Console.WriteLine("sync"); }
    public ValueTask DisposeAsync() { Console.WriteLine("async"); return default; }
}

static class Program
{
    static async Task<int> Work(Task gate)
    {
        await using var a = new Resource("a");
        await using var b = new Resource("b", gate);
        Console.WriteLine("working");
        return 7;
    }
    static async Task Fails(string inner)
    {
        await using (new Resource(inner))
        {
            throw new FormatException("body");
        }
    }
    static async Task Main()
    {
        var gate = new TaskCompletionSource();
        Task<int> t = Work(gate.Task);
        Console.WriteLine(t.IsCompleted);
        gate.SetResult();
        Console.WriteLine(await t);
        foreach (string name in new[] { "good", "bad" })
            try { await Fails(name); }
            catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + e.Message); }
        await using (default(Pattern)) Console.WriteLine("in pattern");
        await using (new Two()) Console.WriteLine("in async");
        using (new Two()) Console.WriteLine("in sync");
        await using (Resource none = null) Console.WriteLine("nothing");
        await using (new Resource("configured").ConfigureAwait(false)) Console.WriteLine("in configured");
    }
}
