// compilers: dotnet
// Several failures at once: what WhenAll keeps, what await throws, Flatten and Handle.
using System;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static async Task Fail(string why, Task gate)
    {
        await gate;
        throw new InvalidOperationException(why);
    }
    static async Task<int> Give(int n, Task gate) { await gate; return n; }
    static async Task Both(Task a, Task b) { await Task.WhenAll(a, b); }

    static string Tell(Exception e) =>
        e is AggregateException a ? "[" + string.Join(" ", a.InnerExceptions.Select(Tell)) + "]" : e.GetType().Name + ":" + e.Message;

    static async Task Main()
    {
        var source = new TaskCompletionSource();
        Task all = Task.WhenAll(Fail("one", source.Task), Give(1, source.Task), Fail("two", source.Task), Both(Fail("three", source.Task), Fail("four", source.Task)));
        source.SetResult();
        try { await all; }
        catch (InvalidOperationException e) { Console.WriteLine("await " + e.Message); }
        Console.WriteLine(all.Status + " " + Tell(all.Exception));
        try { all.Wait(); }
        catch (AggregateException e) { Console.WriteLine(e.Message); }

        var nested = new AggregateException("outer", new AggregateException("inner", new FormatException("f"), new ArgumentException("a")), new TimeoutException("t"));
        Console.WriteLine(Tell(nested) + " " + Tell(nested.Flatten()) + " " + nested.GetBaseException().GetType().Name);
        try { nested.Flatten().Handle(e => e is SystemException); Console.WriteLine("all handled"); }
        catch (AggregateException e) { Console.WriteLine("left " + Tell(e)); }
        try { nested.Flatten().Handle(e => e is FormatException); }
        catch (AggregateException e) { Console.WriteLine("left " + Tell(e)); }

        var canceled = new TaskCompletionSource<int>();
        canceled.SetCanceled();
        Task mixed = Task.WhenAll(canceled.Task, Give(2, Task.CompletedTask));
        Console.WriteLine(mixed.Status);
        try { await mixed; } catch (TaskCanceledException e) { Console.WriteLine(e.Message); }
        Task worse = Task.WhenAll(canceled.Task, Fail("five", Task.CompletedTask));
        Console.WriteLine(worse.Status + " " + Tell(worse.Exception));
        var several = new TaskCompletionSource<int>();
        several.SetException(new Exception[] { new FormatException("x"), new OverflowException("y") });
        Console.WriteLine(Tell(several.Task.Exception));
        try { await several.Task; } catch (Exception e) { Console.WriteLine(Tell(e)); }
        int[] results = await Task.WhenAll(Give(3, Task.CompletedTask), Give(4, Task.CompletedTask));
        Console.WriteLine(string.Join(",", results));
        Console.WriteLine(await await Task.WhenAny(Give(5, new TaskCompletionSource().Task), Give(6, Task.CompletedTask)));
    }
}
