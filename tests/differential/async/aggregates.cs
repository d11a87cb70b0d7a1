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
        // One after the other: together they would fail in any order.
        var gates = Enumerable.Range(0, 5).Select(i => new TaskCompletionSource()).ToArray();
        Task all = Task.WhenAll(Fail("one", gates[0].Task), Give(1, gates[1].Task), Fail("two", gates[2].Task), Both(Fail("three", gates[3].Task), Fail("four", gates[4].Task)));
        foreach (var gate in gates) gate.SetResult();
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
