// compilers: dotnet
// Ways to make finished tasks, and what they say: equality, types, states, results of each.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static void Tell(string what, Task t) => Console.WriteLine($"{what}: {t.Status} {t.IsCompleted} {t.IsCompletedSuccessfully} {t.IsFaulted} {t.IsCanceled} {t.Exception?.InnerException?.Message ?? "-"} {t.CreationOptions} {t.AsyncState ?? "null"}");
    static async Task<object> Boxed() => await Task.FromResult<object>(5);
    static void Main()
    {
        Tell("completed", Task.CompletedTask);
        Tell("result", Task.FromResult("r"));
        Tell("exception", Task.FromException(new FormatException("bad")));
        Tell("exception of", Task.FromException<int>(new TimeoutException("late")));
        Tell("cancelled", Task.FromCanceled(new CancellationToken(true)));
        Tell("async", Boxed());
        Tell("cold", new Task(() => { }));
        Tell("cold with state", new Task(o => { }, "s", TaskCreationOptions.LongRunning));
        Tell("source", new TaskCompletionSource<int>("state", TaskCreationOptions.RunContinuationsAsynchronously).Task);
        try { Task.FromCanceled(CancellationToken.None); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        try { Task.FromException(null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        var sync = new Task<int>(() => 6 * 7);
        sync.RunSynchronously();
        Tell("ran", sync);
        Console.WriteLine(sync.Result);
        try { sync.Start(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { Task.CompletedTask.Start(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        var failing = new Task(() => throw new OverflowException("inside"));
        failing.RunSynchronously();
        Tell("failed", failing);
        try { failing.Wait(); } catch (AggregateException e) { Console.WriteLine(e.InnerExceptions.Count + " " + e.InnerException.GetType().Name); }
        using var stop = new CancellationTokenSource();
        var aware = new Task(() => stop.Token.ThrowIfCancellationRequested(), stop.Token);
        stop.Cancel();
        Tell("before its start", aware);
        try { aware.RunSynchronously(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine((Task.FromResult(true).Result && !Task.FromResult(false).Result) + " " + Boxed().Result);
    }
}
