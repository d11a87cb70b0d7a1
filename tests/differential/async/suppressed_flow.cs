// compilers: dotnet
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

static class SuppressedFlow
{
    sealed class Inline : TaskScheduler
    {
        protected override void QueueTask(Task task) { TryExecuteTask(task); }
        protected override bool TryExecuteTaskInline(Task task, bool wasQueued) { return TryExecuteTask(task); }
        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    }

    static readonly AsyncLocal<int> local = new AsyncLocal<int>();

    static void RunInline(int value)
    {
        Task.Factory.StartNew(() => { local.Value = value; }, CancellationToken.None, TaskCreationOptions.None, new Inline()).Wait();
        Console.WriteLine("inline: " + local.Value);
    }

    static void Main()
    {
        RunInline(1);
        using (ExecutionContext.SuppressFlow())
        {
            RunInline(2);
            Console.WriteLine(ExecutionContext.IsFlowSuppressed() + " " + (ExecutionContext.Capture() == null));
            Console.WriteLine("pool: " + Task.Run(() => local.Value).Result);
        }
        Console.WriteLine("after: " + local.Value + " " + ExecutionContext.IsFlowSuppressed());
        RunInline(3);
        Console.WriteLine("pool: " + Task.Run(() => local.Value).Result);

        int leastWorkers, leastForIO, mostWorkers, mostForIO;
        ThreadPool.GetMinThreads(out leastWorkers, out leastForIO);
        ThreadPool.GetMaxThreads(out mostWorkers, out mostForIO);
        Console.WriteLine(ThreadPool.SetMinThreads(0, 0) + " " + ThreadPool.SetMaxThreads(0, 1) + " " + ThreadPool.SetMaxThreads(40000, 40000));
        int workers, forIO;
        ThreadPool.GetMinThreads(out workers, out forIO);
        Console.WriteLine(workers + " " + forIO);
        ThreadPool.GetMaxThreads(out workers, out forIO);
        Console.WriteLine(workers + " " + forIO);
        Console.WriteLine(ThreadPool.SetMaxThreads(7, 7) + " " + ThreadPool.SetMinThreads(8, 1) + " " + ThreadPool.SetMinThreads(5, 7) + " " + ThreadPool.SetMaxThreads(4, 7));
        ThreadPool.GetMinThreads(out workers, out forIO);
        Console.WriteLine(workers + " " + forIO);
        Console.WriteLine(ThreadPool.SetMaxThreads(mostWorkers, mostForIO) + " " + ThreadPool.SetMinThreads(leastWorkers, leastForIO));
    }
}
