// compilers: dotnet
// AsyncLocals, execution contexts, a synchronization context of one's own, schedulers: all on one thread.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Queued : SynchronizationContext
{
    readonly Queue<Action> items = new Queue<Action>();
    public override void Post(SendOrPostCallback d, object state) { Console.WriteLine("posted"); items.Enqueue(() => d(state)); }
    public override void OperationStarted() { Console.WriteLine("started"); }
    public override void OperationCompleted() { Console.WriteLine("completed"); }
    public void Run() { while (items.Count > 0) items.Dequeue()(); }
}

sealed class Inline : TaskScheduler
{
    protected override void QueueTask(Task task) { Console.WriteLine("queued"); TryExecuteTask(task); }
    protected override bool TryExecuteTaskInline(Task task, bool wasQueued) { Console.WriteLine("inline " + wasQueued); return TryExecuteTask(task); }
    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
}

static class Program
{
    static readonly AsyncLocal<string> local = new AsyncLocal<string>();
    static readonly AsyncLocal<int> told = new AsyncLocal<int>(
        e => Console.WriteLine("  told " + e.PreviousValue + " " + e.CurrentValue + " " + e.ThreadContextChanged));

    static async Task Change(TaskCompletionSource<int> source)
    {
        local.Value = "inner";
        told.Value = 2;
        await source.Task;
        Console.WriteLine("after " + local.Value + " " + told.Value);
        local.Value = "later";
    }

    static async void Forget(TaskCompletionSource<int> source)
    {
        await source.Task;
        Console.WriteLine("forgotten");
    }

    static void Main()
    {
        local.Value = "outer";
        told.Value = 1;
        var source = new TaskCompletionSource<int>();
        Task task = Change(source);
        Console.WriteLine("between " + local.Value + " " + told.Value);
        source.SetResult(1);
        Console.WriteLine("end " + local.Value + " " + told.Value + " " + task.IsCompleted);
        ExecutionContext context = ExecutionContext.Capture();
        local.Value = "changed";
        ExecutionContext.Run(context, o => { Console.WriteLine("run " + local.Value + " " + o); local.Value = "lost"; }, "x");
        Console.WriteLine(local.Value + " " + ExecutionContext.IsFlowSuppressed());
        using (ExecutionContext.SuppressFlow()) Console.WriteLine(ExecutionContext.Capture() == null);
        Console.WriteLine(ExecutionContext.Capture() != null);

        var queue = new Queued();
        SynchronizationContext.SetSynchronizationContext(queue);
        source = new TaskCompletionSource<int>();
        task = Change(source);
        Forget(source);
        Console.WriteLine("set");
        source.SetResult(1);
        Console.WriteLine(task.IsCompleted);
        queue.Run();
        Console.WriteLine(task.IsCompleted);
        SynchronizationContext.SetSynchronizationContext(null);

        var inline = new Inline();
        var factory = new TaskFactory(inline);
        Console.WriteLine(factory.StartNew(() => TaskScheduler.Current == inline).Result);
        Console.WriteLine(TaskScheduler.Current == TaskScheduler.Default);
        var cold = new Task<int>(() => 4);
        cold.RunSynchronously(inline);
        Console.WriteLine(cold.Result);
        Task parent = factory.StartNew(() =>
        {
            Task.Factory.StartNew(() => { throw new InvalidOperationException("child"); }, TaskCreationOptions.AttachedToParent);
            Console.WriteLine("parent");
        });
        try { parent.Wait(); }
        catch (AggregateException e) { Console.WriteLine(e.InnerException.GetType() + " " + e.Flatten().InnerException.Message); }
    }
}
