// compilers: dotnet
// Wait, Result, GetResult and WaitAll on tasks that are complete or completed by inline work: what each throws.
using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static string Try(Func<object> f)
    {
        try { return f()?.ToString() ?? "null"; }
        catch (AggregateException e) { return "aggregate of " + string.Join("+", e.InnerExceptions.Select(x => x.GetType().Name)); }
        catch (Exception e) { return e.GetType().Name; }
    }
    static object Waited(Task t) { t.Wait(); return "waited"; }
    static void Main()
    {
        Task<int> good = Task.FromResult(4), bad = Task.FromException<int>(new FormatException("f")), gone = Task.FromCanceled<int>(new CancellationToken(true)), never = new TaskCompletionSource<int>().Task;
        foreach (Task<int> t in new[] { good, bad, gone })
            Console.WriteLine(Try(() => t.Result) + " | " + Try(() => t.GetAwaiter().GetResult()) + " | " + Try(() => Waited(t)) + " | " + Try(() => t.Wait(0)) + " | " + Try(() => { Task.WaitAll(t); return "all"; }) + " | " + Try(() => Task.WaitAny(t)) + " | " + Try(() => t.Exception?.InnerException.Message));
        Console.WriteLine(Try(() => never.Wait(0)) + " " + Try(() => never.Wait(TimeSpan.Zero)) + " " + Try(() => Task.WaitAll(new Task[] { good, never }, 0)) + " " + Try(() => Task.WaitAny(never, good)) + " " + Try(() => never.Wait(-2)));
        Console.WriteLine(Try(() => { Task.WaitAll(bad, good, gone, Task.FromException(new TimeoutException())); return 0; }));
        Console.WriteLine(Try(() => never.Wait(0, new CancellationToken(true))) + " " + Try(() => { never.Wait(new CancellationToken(true)); return 0; }) + " " + Try(() => good.Wait(0, new CancellationToken(true))));
        Console.WriteLine(Try(() => Task.WhenAll(good, good).Result.Sum()) + " " + Try(() => Task.WhenAll(good, bad).Result.Length) + " " + Try(() => Task.WhenAny(bad, good).Result == bad) + " " + Try(() => Task.WhenAny(never, gone).Result.Status));
        Console.WriteLine(Try(() => { Task.WaitAll(); return "none"; }) + " " + Try(() => Task.WaitAny()) + " " + Try(() => { Task.WaitAll((Task[])null); return 0; }));
        try { bad.Wait(); }
        catch (AggregateException e) { Console.WriteLine(e.Message + " " + ReferenceEquals(e, bad.Exception) + " " + ReferenceEquals(e.InnerException, bad.Exception.InnerException)); }
        try { bad.GetAwaiter().GetResult(); } catch (FormatException e) { Console.WriteLine(ReferenceEquals(e, bad.Exception.InnerException)); }
    }
}
