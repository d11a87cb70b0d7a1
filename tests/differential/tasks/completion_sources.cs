// compilers: dotnet
// Completion sources: which of several outcomes wins, state, continuations that see the outcome.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static string Tell<T>(Task<T> t) => t.Status + (t.IsCompletedSuccessfully ? " " + t.Result : t.IsFaulted ? " " + t.Exception.InnerException.Message : "");
    static void Main()
    {
        var a = new TaskCompletionSource<int>("state");
        Console.WriteLine(Tell(a.Task) + " " + a.Task.AsyncState + " " + a.Task.IsCompleted);
        a.SetResult(5);
        Console.WriteLine(a.TrySetResult(6) + " " + a.TrySetCanceled() + " " + a.TrySetException(new Exception("no")) + " " + Tell(a.Task));
        try { a.SetResult(7); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        var b = new TaskCompletionSource<string>();
        b.SetException(new FormatException("bad"));
        Console.WriteLine(Tell(b.Task) + " " + b.Task.Exception.InnerExceptions.Count);
        try { Console.WriteLine(b.Task.Result); } catch (AggregateException e) { Console.WriteLine(e.Message); }
        try { b.Task.GetAwaiter().GetResult(); } catch (FormatException e) { Console.WriteLine(e.Message); }
        var c = new TaskCompletionSource<bool>();
        var token = new CancellationToken(true);
        Console.WriteLine(c.TrySetCanceled(token) + " " + Tell(c.Task));
        try { c.Task.Wait(); } catch (AggregateException e) { Console.WriteLine(((TaskCanceledException)e.InnerException).CancellationToken == token); }
        try { c.SetException(new Exception[0]); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        var d = new TaskCompletionSource();
        Task chain = d.Task.ContinueWith(t => Console.WriteLine("ran " + t.Status), TaskContinuationOptions.ExecuteSynchronously);
        d.SetResult();
        chain.Wait();
        var e1 = new TaskCompletionSource<int>();
        Task<int> ok = e1.Task.ContinueWith(t => t.Result * 2, TaskContinuationOptions.OnlyOnRanToCompletion | TaskContinuationOptions.ExecuteSynchronously);
        Task<string> bad = e1.Task.ContinueWith(t => t.Exception.InnerException.Message, TaskContinuationOptions.OnlyOnFaulted | TaskContinuationOptions.ExecuteSynchronously);
        e1.SetException(new TimeoutException("slow"));
        Console.WriteLine(Tell(ok) + "; " + Tell(bad));
        var from = new TaskCompletionSource<int>();
        from.SetFromTask(Task.FromException<int>(new OverflowException("over")));
        Console.WriteLine(Tell(from.Task) + " " + from.TrySetFromTask(a.Task));
    }
}
