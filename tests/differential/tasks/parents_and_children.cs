// compilers: dotnet
// Attached and detached children run inline by a scheduler of one's own: what a parent waits for and reports.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

sealed class Inline : TaskScheduler
{
    public int Queued;
    protected override void QueueTask(Task t) { Queued++; TryExecuteTask(t); }
    protected override bool TryExecuteTaskInline(Task t, bool wasQueued) => TryExecuteTask(t);
    protected override IEnumerable<Task> GetScheduledTasks() => Enumerable.Empty<Task>();
    public override int MaximumConcurrencyLevel => 1;
}

static class Program
{
    static string Tell(Exception e) => e is AggregateException a ? "[" + string.Join(" ", a.InnerExceptions.Select(Tell)) + "]" : e?.Message ?? "none";
    static void Main()
    {
        var inline = new Inline();
        var factory = new TaskFactory(CancellationToken.None, TaskCreationOptions.None, TaskContinuationOptions.None, inline);
        Task<int> plain = factory.StartNew(() => { Console.WriteLine("runs"); return 3; });
        Console.WriteLine(plain.Status + " " + plain.Result + " " + inline.Queued + " " + inline.MaximumConcurrencyLevel);
        Task parent = factory.StartNew(() =>
        {
            factory.StartNew(() => throw new FormatException("attached"), TaskCreationOptions.AttachedToParent);
            factory.StartNew(() => throw new OverflowException("detached"));
            throw new TimeoutException("own");
        });
        Console.WriteLine(parent.Status + " " + Tell(parent.Exception) + " " + Tell(parent.Exception.Flatten()));
        var gate = new TaskCompletionSource();
        Task waits = factory.StartNew(() => { new Task(() => { }, TaskCreationOptions.AttachedToParent).Start(inline); });
        Console.WriteLine(waits.Status);
        Task denies = factory.StartNew(() => { factory.StartNew(() => throw new FormatException("denied"), TaskCreationOptions.AttachedToParent); }, TaskCreationOptions.DenyChildAttach);
        Console.WriteLine(denies.Status + " " + Tell(denies.Exception));
        Task continued = plain.ContinueWith(t => Console.WriteLine("continued with " + t.Result), inline);
        Console.WriteLine(continued.Status + " " + inline.Queued);
        Console.WriteLine(factory.StartNew(() => TaskScheduler.Current == inline).Result + " " + (TaskScheduler.Current == TaskScheduler.Default) + " " + factory.StartNew(() => TaskScheduler.Current == inline, CancellationToken.None, TaskCreationOptions.HideScheduler, inline).Result);
        Task<Task<string>> nested = factory.StartNew(async () => { await Task.CompletedTask; return "inner"; });
        Console.WriteLine(nested.Unwrap().Result + " " + nested.Result.Status);
        Console.WriteLine(Task.CurrentId == null ? "no task" : "task");
        Console.WriteLine(factory.StartNew(() => Task.CurrentId != null).Result + " " + (factory.Scheduler == inline) + " " + factory.CreationOptions);
        Task<int> state = factory.StartNew(o => ((string)o).Length, "state");
        Console.WriteLine(state.Result + " " + state.AsyncState + " " + state.CreationOptions);
    }
}
