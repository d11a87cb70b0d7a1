// compilers: dotnet
// Async methods with arrays of tasks: ordering by completion, first success, all settled, racing, progress counts.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Tasks
{
    public static async Task<(string state, T value)[]> Settled<T>(IEnumerable<Task<T>> tasks)
    {
        Task<T>[] all = tasks.ToArray();
        try { await Task.WhenAll(all); } catch { }
        return all.Select(t => t.Status switch { TaskStatus.RanToCompletion => ("ok", t.Result), TaskStatus.Canceled => ("cancelled", default(T)), _ => (t.Exception.InnerException.Message, default(T)) }).ToArray();
    }
    public static Task<T> FirstSuccess<T>(params Task<T>[] tasks)
    {
        var source = new TaskCompletionSource<T>();
        int left = tasks.Length;
        async void Watch(Task<T> t)
        {
            try { source.TrySetResult(await t); }
            catch (Exception e) { if (--left == 0) source.TrySetException(e); }
        }
        foreach (Task<T> t in tasks) Watch(t);
        return source.Task;
    }
    public static Task<T>[] InOrderOfCompletion<T>(params Task<T>[] tasks)
    {
        var sources = tasks.Select(_ => new TaskCompletionSource<T>()).ToArray();
        int next = 0;
        foreach (Task<T> t in tasks)
            t.ContinueWith(done => { var s = sources[next++]; if (done.IsFaulted) s.SetException(done.Exception.InnerExceptions); else s.SetResult(done.Result); }, TaskContinuationOptions.ExecuteSynchronously);
        return sources.Select(s => s.Task).ToArray();
    }
    public static async Task<List<R>> Batches<T, R>(IEnumerable<T> items, int size, Func<T, Task<R>> f)
    {
        var results = new List<R>();
        foreach (T[] batch in items.Chunk(size)) results.AddRange(await Task.WhenAll(batch.Select(f)));
        return results;
    }
}

static class Program
{
    static void Main()
    {
        TaskCompletionSource<int>[] s = Enumerable.Range(0, 4).Select(_ => new TaskCompletionSource<int>()).ToArray();
        var settled = Tasks.Settled(s.Select(x => x.Task));
        s[2].SetResult(2); s[0].SetException(new FormatException("zero")); s[3].SetCanceled();
        Console.WriteLine(settled.IsCompleted);
        s[1].SetResult(1);
        Console.WriteLine(string.Join(" ", settled.Result));
        s = Enumerable.Range(0, 3).Select(_ => new TaskCompletionSource<int>()).ToArray();
        Task<int> first = Tasks.FirstSuccess(s.Select(x => x.Task).ToArray());
        s[1].SetException(new Exception("lost"));
        Console.WriteLine(first.IsCompleted);
        s[2].SetResult(22);
        s[0].SetResult(0);
        Console.WriteLine(first.Result);
        Task<int> none = Tasks.FirstSuccess(Task.FromException<int>(new Exception("a")), Task.FromException<int>(new Exception("b")));
        Console.WriteLine(none.Exception.InnerException.Message);
        s = Enumerable.Range(0, 3).Select(_ => new TaskCompletionSource<int>()).ToArray();
        Task<int>[] ordered = Tasks.InOrderOfCompletion(s.Select(x => x.Task).ToArray());
        s[2].SetResult(20);
        Console.WriteLine(string.Join(" ", ordered.Select(t => t.IsCompleted)));
        s[0].SetException(new Exception("second")); s[1].SetResult(10);
        Console.WriteLine(ordered[0].Result + " " + ordered[1].Exception.InnerException.Message + " " + ordered[2].Result);
        int running = 0, most = 0;
        Console.WriteLine(string.Join(",", Tasks.Batches(Enumerable.Range(1, 7), 3, async n => { running++; most = Math.Max(most, running); await Task.CompletedTask; running--; return n * n; }).Result) + " " + most);
    }
}
