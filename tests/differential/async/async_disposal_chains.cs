// compilers: dotnet
// Disposal of asynchronous enumerators and nested resources when consumers stop early or throw.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Source : IAsyncEnumerable<int>
{
    readonly int count;
    public static readonly List<string> Log = new();
    public Source(int count) { this.count = count; }
    public IAsyncEnumerator<int> GetAsyncEnumerator(CancellationToken token = default) { Log.Add("open"); return new Enumerator(this); }
    sealed class Enumerator : IAsyncEnumerator<int>
    {
        readonly Source source;
        public Enumerator(Source s) { source = s; }
        public int Current { get; private set; }
        public ValueTask<bool> MoveNextAsync() => Current == 3 && source.count > 9 ? ValueTask.FromException<bool>(new InvalidOperationException("broken")) : new ValueTask<bool>(++Current <= source.count);
        public async ValueTask DisposeAsync() { await Task.CompletedTask; Log.Add("close at " + Current); }
    }
}

static class Program
{
    static async IAsyncEnumerable<string> Wrap(IAsyncEnumerable<int> inner, string name)
    {
        try { await foreach (int n in inner) yield return name + n; }
        finally { await Task.CompletedTask; Source.Log.Add("left " + name); }
    }
    static void Flush(string what) { Console.WriteLine(what + ": " + string.Join(", ", Source.Log)); Source.Log.Clear(); }
    static async Task Main()
    {
        await foreach (int n in new Source(2)) Source.Log.Add(n.ToString());
        Flush("whole");
        await foreach (string s in Wrap(new Source(5), "w")) { Source.Log.Add(s); if (s == "w2") break; }
        Flush("break");
        try { await foreach (string s in Wrap(new Source(10), "x")) Source.Log.Add(s); } catch (InvalidOperationException e) { Source.Log.Add(e.Message); }
        Flush("producer fails");
        try { await foreach (string s in Wrap(Mapped(new Source(5)), "y")) throw new FormatException(s); } catch (FormatException e) { Source.Log.Add(e.Message); }
        Flush("consumer fails");
        IAsyncEnumerator<string> e2 = Wrap(new Source(5), "z").GetAsyncEnumerator();
        await e2.DisposeAsync();
        Flush("never started");
        await e2.DisposeAsync();
        Console.WriteLine(await e2.MoveNextAsync());
        async IAsyncEnumerable<int> Mapped(IAsyncEnumerable<int> s) { await foreach (int n in s) yield return n * 10; }
    }
}
