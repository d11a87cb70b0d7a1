// compilers: dotnet
// ValueTasks, their sources, async iterators and what is disposed of later, on one thread.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Source : IValueTaskSource<int>, IValueTaskSource
{
    public ManualResetValueTaskSourceCore<int> Core;
    public ValueTask<int> Task => new(this, Core.Version);
    public ValueTask Plain => new(this, Core.Version);
    public int GetResult(short token) { int r = Core.GetResult(token); Core.Reset(); return r; }
    void IValueTaskSource.GetResult(short token) => GetResult(token);
    public ValueTaskSourceStatus GetStatus(short token) => Core.GetStatus(token);
    public void OnCompleted(Action<object> c, object s, short t, ValueTaskSourceOnCompletedFlags f) { Console.WriteLine(f); Core.OnCompleted(c, s, t, f); }
}

sealed class Resource : IAsyncDisposable
{
    public async ValueTask DisposeAsync() { await Task.CompletedTask; Console.WriteLine("disposed"); }
}

static class Program
{
    static async ValueTask<int> Twice(ValueTask<int> value) => 2 * await value;
    static async ValueTask Nothing() { await default(ValueTask); }
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    static async ValueTask<int> Pooled(Task<int> task) => await task + 1;

    static async IAsyncEnumerable<int> Count(int n, [EnumeratorCancellation] CancellationToken token = default)
    {
        try
        {
            for (int i = 0; i < n; i++)
            {
                token.ThrowIfCancellationRequested();
                await Task.CompletedTask;
                yield return i;
            }
        }
        finally
        {
            Console.WriteLine("counted");
        }
    }

    static async Task<int> Sum(IAsyncEnumerable<int> numbers)
    {
        int sum = 0;
        await foreach (int x in numbers.ConfigureAwait(false)) sum += x;
        return sum;
    }

    static async Task Use()
    {
        await using (new Resource()) Console.WriteLine("used");
        await using var second = new Resource();
        Console.WriteLine("again");
    }

    static void Main()
    {
        Console.WriteLine(Twice(new ValueTask<int>(4)).Result + " " + Nothing().IsCompletedSuccessfully);
        Console.WriteLine(new ValueTask<int>(3) == new ValueTask<int>(3) ? "equal" : "different");
        Console.WriteLine(ValueTask.FromException<int>(new Exception("x")).IsFaulted + " " + new ValueTask<int>(7) + " " + default(ValueTask<string>));
        var source = new Source();
        ValueTask<int> twice = Twice(source.Task);
        Console.WriteLine(twice.IsCompleted);
        source.Core.SetResult(21);
        Console.WriteLine(twice.Result + " " + source.Core.Version);
        Task<int> task = source.Task.AsTask();
        source.Core.SetException(new InvalidOperationException("source"));
        Console.WriteLine(task.Exception.InnerException.Message);
        ValueTask plain = source.Plain;
        source.Core.Reset();
        try { plain.GetAwaiter().GetResult(); } catch (InvalidOperationException) { Console.WriteLine("too late"); }
        var promise = new TaskCompletionSource<int>();
        ValueTask<int> pooled = Pooled(promise.Task);
        promise.SetResult(1);
        Console.WriteLine(pooled.Result);
        Console.WriteLine(Sum(Count(4)).Result);
        var canceled = new CancellationTokenSource();
        canceled.Cancel();
        try { Sum(Count(4).WithCancellationOf(canceled.Token)).Wait(); } catch (AggregateException e) { Console.WriteLine(e.InnerException.GetType()); }
        Use().Wait();
    }

    static async IAsyncEnumerable<int> WithCancellationOf(this IAsyncEnumerable<int> numbers, CancellationToken token)
    {
        await foreach (int x in numbers.WithCancellation(token)) yield return x;
    }
}
