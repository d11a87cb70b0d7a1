// compilers: dotnet
// Chains of continuations: results, failures, state, unwrapping, cancelled continuations.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    const TaskContinuationOptions Now = TaskContinuationOptions.ExecuteSynchronously;
    static void Main()
    {
        var source = new TaskCompletionSource<int>();
        Task<string> chain = source.Task
            .ContinueWith(t => t.Result + 1, Now)
            .ContinueWith(t => "<" + t.Result + ">", Now)
            .ContinueWith((t, o) => t.Result + o, "state", Now);
        source.SetResult(41);
        Console.WriteLine(chain.Result + " " + chain.AsyncState);
        Task<int> failing = Task.FromResult(0).ContinueWith(t => 10 / t.Result, Now);
        Console.WriteLine(failing.ContinueWith(t => t.IsFaulted + " " + t.Exception.InnerException.Message, Now).Result);
        Task skipped = failing.ContinueWith(t => Console.WriteLine("never"), CancellationToken.None, TaskContinuationOptions.NotOnFaulted | Now, TaskScheduler.Default);
        Console.WriteLine(skipped.Status + " " + skipped.ContinueWith(t => t.Status, Now).Result);
        Task<Task<string>> nested = Task.FromResult(1).ContinueWith(t => Task.FromResult("inner " + t.Result), Now);
        Task<string> flat = nested.Unwrap();
        Console.WriteLine(nested.Result.Result + "; " + flat.Result);
        var late = new TaskCompletionSource<int>();
        Task<Task<int>> outer = Task.FromResult(late.Task);
        Task<int> unwrapped = outer.Unwrap();
        Console.WriteLine(outer.IsCompleted + " " + unwrapped.IsCompleted);
        late.SetException(new InvalidOperationException("inside"));
        Console.WriteLine(unwrapped.Status + " " + unwrapped.Exception.InnerException.Message);
        using var stop = new CancellationTokenSource();
        stop.Cancel();
        Task canceled = Task.CompletedTask.ContinueWith(t => { }, stop.Token);
        Console.WriteLine(canceled.Status);
        Task observed = Task.FromCanceled(stop.Token).ContinueWith(t => Console.WriteLine("saw " + t.Status + " " + t.IsCanceled), Now);
        observed.Wait();
        Task<int>[] parts = { Task.FromResult(1), Task.FromResult(2), Task.FromException<int>(new Exception("three")) };
        var all = Task.WhenAll(parts);
        Console.WriteLine(all.ContinueWith(t => t.Status + " " + t.Exception.InnerExceptions.Count, Now).Result);
    }
}
