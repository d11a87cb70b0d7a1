// compilers: dotnet
// What tasks come to: status, exceptions and their messages, from Wait, Result, await and Exception.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static void Show(string what, Task task)
    {
        Console.WriteLine(what + ": " + task.Status + " " + task.IsCompleted + " " + task.IsCompletedSuccessfully + " "
            + task.IsFaulted + " " + task.IsCanceled + " " + task.CreationOptions + " " + (task.AsyncState ?? "none"));
        if (task.Exception != null) Console.WriteLine("  " + task.Exception.Message + " " + task.Exception.InnerExceptions.Count);
    }

    static void Try(string what, Action action)
    {
        try
        {
            action();
            Console.WriteLine(what + ": nothing");
        }
        catch (AggregateException e)
        {
            Console.WriteLine(what + ": " + e.Message);
            foreach (Exception inner in e.InnerExceptions) Console.WriteLine("  " + inner.GetType() + " " + inner.Message);
            foreach (Exception inner in e.Flatten().InnerExceptions) Console.WriteLine("  flat " + inner.Message);
        }
        catch (Exception e)
        {
            Console.WriteLine(what + ": " + e.GetType() + " " + e.Message);
        }
    }

    static void Main()
    {
        var canceled = new CancellationTokenSource();
        canceled.Cancel();
        Task[] all =
        {
            Task.CompletedTask, Task.FromResult(5), Task.FromException(new InvalidOperationException("bad")),
            Task.FromException<int>(new ArgumentException("worse")), Task.FromCanceled(canceled.Token),
            Task.FromCanceled<int>(canceled.Token), new Task(() => { }), new Task<int>(o => (int)o, 7),
            new TaskCompletionSource<int>("state").Task,
            new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously).Task,
            Task.Delay(-1), new Task(() => { }, canceled.Token), Task.Run(() => { }, canceled.Token),
        };
        for (int i = 0; i < all.Length; i++) Show(i.ToString(), all[i]);
        foreach (int i in new[] { 0, 1, 2, 3, 4, 5, 11, 12 })
        {
            Task task = all[i];
            Try("wait " + i, task.Wait);
            Try("wait some time " + i, () => task.Wait(100));
            Try("get " + i, () => task.GetAwaiter().GetResult());
            Try("configured " + i, () => task.ConfigureAwait(false).GetAwaiter().GetResult());
            Try("silent " + i, () => task.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing).GetAwaiter().GetResult());
        }
        Try("result", () => Console.WriteLine(((Task<int>)all[1]).Result));
        Try("result of failure", () => Console.WriteLine(((Task<int>)all[3]).Result));
        Try("result of canceled", () => Console.WriteLine(((Task<int>)all[5]).Result));
        Try("wait for some", () => Task.WaitAll(all[2], all[3], all[4]));
        Try("wait for none", () => Task.WaitAll());
        Try("wait for null", () => Task.WaitAll(null, all[0]));
        Try("any", () => Console.WriteLine(Task.WaitAny(all[6], all[1], all[2])));
        Show("all", Task.WhenAll(all[2], all[4], all[3]));
        Show("all canceled", Task.WhenAll(all[0], all[4]));
        Show("all good", Task.WhenAll(all[0], all[1]));
        Show("no task", Task.WhenAll());
        Console.WriteLine(string.Join(",", Task.WhenAll(Task.FromResult(1), Task.FromResult(2)).Result));
        Console.WriteLine(Task.WhenAny(all[6], all[1]).Result == all[1]);
        Try("no any", () => Task.WhenAny());
        Try("start twice", () => { var t = new Task(() => { }); t.RunSynchronously(); t.Start(); });
        Try("start a promise", () => all[8].Start());
        Try("run a promise", () => all[8].RunSynchronously());
        Try("start what has ended", () => all[1].Start());
        Try("dispose", () => all[8].Dispose());
        Try("null", () => Task.Run((Action)null));
        Try("delay", () => Task.Delay(-2));
        Try("cancel in vain", () => Task.FromCanceled(CancellationToken.None));
        Try("exceptions", () => new TaskCompletionSource<int>().SetException(new Exception[0]));
        var source = new TaskCompletionSource<int>();
        Console.WriteLine(source.TrySetResult(1) + " " + source.TrySetResult(2) + " " + source.TrySetCanceled() + " " + source.Task.Result);
        Try("twice", () => source.SetResult(3));
        var many = new TaskCompletionSource<int>();
        many.SetException(new Exception[] { new InvalidOperationException("one"), new InvalidOperationException("two") });
        Try("many", many.Task.Wait);
        Try("many awaited", () => many.Task.GetAwaiter().GetResult());
    }
}
