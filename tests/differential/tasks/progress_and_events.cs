// compilers: dotnet
// Events turned into tasks, progress reports through a context of one's own.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Download
{
    public event Action<string> Completed;
    public event EventHandler<int> Progress;
    public void Advance(int percent) { Progress?.Invoke(this, percent); if (percent == 100) Completed?.Invoke("file"); }
    public int Listeners => (Completed?.GetInvocationList().Length ?? 0) + (Progress?.GetInvocationList().Length ?? 0);
}
sealed class Immediate : SynchronizationContext
{
    public override void Post(SendOrPostCallback d, object state) => d(state);
}
sealed class Direct<T> : IProgress<T>
{
    public readonly List<T> Seen = new List<T>();
    public void Report(T value) => Seen.Add(value);
}

static class Program
{
    static async Task<string> WaitFor(Download d)
    {
        var source = new TaskCompletionSource<string>();
        Action<string> handler = s => source.TrySetResult(s);
        d.Completed += handler;
        try { return await source.Task; }
        finally { d.Completed -= handler; }
    }
    static async Task<int> Work(int n, IProgress<int> progress)
    {
        for (int i = 1; i <= n; i++) { progress?.Report(i * 100 / n); await Task.CompletedTask; }
        return n;
    }
    static async Task Main()
    {
        var download = new Download();
        Task<string> file = WaitFor(download);
        download.Progress += (s, p) => Console.WriteLine(p + "% " + ReferenceEquals(s, download));
        Console.WriteLine(download.Listeners);
        download.Advance(50);
        download.Advance(100);
        Console.WriteLine(await file + " " + download.Listeners);
        var direct = new Direct<int>();
        Console.WriteLine(await Work(4, direct) + ": " + string.Join(",", direct.Seen));
        SynchronizationContext.SetSynchronizationContext(new Immediate());
        var progress = new Progress<int>(p => Console.WriteLine("action " + p));
        progress.ProgressChanged += (s, p) => Console.WriteLine("event " + p);
        await Work(2, progress);
        SynchronizationContext.SetSynchronizationContext(null);
    }
}
