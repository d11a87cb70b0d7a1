// compilers: dotnet
// ValueTasks made and used in each way: results, failures, conversion to tasks, equality, misuse that still works.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static ValueTask<int> Cached(int n, Task<int> slow) => n < 10 ? new ValueTask<int>(n) : new ValueTask<int>(slow);
    static async ValueTask<string> Combine(ValueTask<int> a, ValueTask<int> b) => await a + "+" + await b;
    static async ValueTask Fail() { await Task.CompletedTask; throw new FormatException("value"); }
    static void Tell<T>(string what, ValueTask<T> t) => Console.WriteLine($"{what}: {t.IsCompleted} {t.IsCompletedSuccessfully} {t.IsFaulted} {t.IsCanceled}");
    static async Task Main()
    {
        var source = new TaskCompletionSource<int>();
        Tell("fast", Cached(3, source.Task));
        ValueTask<int> slow = Cached(30, source.Task);
        Tell("slow", slow);
        ValueTask<string> both = Combine(Cached(1, null), slow);
        Tell("both", both);
        source.SetResult(300);
        Console.WriteLine(await both + " " + Cached(5, null).Result + " " + Cached(50, source.Task).Result);
        Console.WriteLine((Cached(50, source.Task).AsTask() == source.Task) + " " + (new ValueTask<int>(source.Task) == new ValueTask<int>(source.Task)) + " " + new ValueTask<int>(4).Equals(new ValueTask<int>(4)) + " " + new ValueTask<int>(4).AsTask().Result);
        Tell("from exception", ValueTask.FromException<int>(new Exception("e")));
        Tell("cancelled", ValueTask.FromCanceled<int>(new CancellationToken(true)));
        Tell("default", default(ValueTask<string>));
        Console.WriteLine((await default(ValueTask<string>) == null) + " " + default(ValueTask).IsCompleted + " " + ValueTask.CompletedTask.IsCompletedSuccessfully + " " + await ValueTask.FromResult('c'));
        ValueTask failed = Fail();
        Console.WriteLine(failed.IsFaulted);
        try { await failed; } catch (FormatException e) { Console.WriteLine(e.Message); }
        try { _ = ValueTask.FromException<int>(new TimeoutException("late")).Result; } catch (TimeoutException e) { Console.WriteLine(e.Message); }
        try { await new ValueTask<int>(Task.FromCanceled<int>(new CancellationToken(true))); } catch (TaskCanceledException) { Console.WriteLine("cancelled"); }
        try { new ValueTask<int>((Task<int>)null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        var awaiter = new ValueTask<int>(8).GetAwaiter();
        Console.WriteLine(awaiter.IsCompleted + " " + awaiter.GetResult());
        var configured = new ValueTask<int>(Task.FromResult(9)).ConfigureAwait(false).GetAwaiter();
        Console.WriteLine(configured.IsCompleted + " " + configured.GetResult());
        ValueTask<int> kept = Cached(60, Task.FromResult(6)).Preserve();
        Console.WriteLine(await kept + await kept);
    }
}
