// Schedulers of the program's own: an await goes on in the scheduler that it began in, and what a scheduler throws is what
// becomes of the task.
//
// variants: YIELDS FAILING PARALLEL
// sc tso clr: holds
// sc tso clr YIELDS: holds
// sc tso clr FAILING: holds
// sc tso clr PARALLEL: holds
//
// Why: without a variant, an await of another task; YIELDS: of Task.Yield. FAILING: a continuation that nobody can queue is
// faulted, and the thread that completes the task before it does not notice. PARALLEL: bodies of Parallel.For run in tasks of
// the pool, whatever scheduler the caller runs in, and have the values of its AsyncLocals.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class OfThePool : TaskScheduler {
    protected override void QueueTask(Task task) {
        Task.Run(() => TryExecuteTask(task));
    }

    protected override bool TryExecuteTaskInline(Task task, bool wasQueued) {
        return TryExecuteTask(task);
    }

    protected override IEnumerable<Task> GetScheduledTasks() {
        return null;
    }
}

class Failing : OfThePool {
    protected override void QueueTask(Task task) {
        throw new NotSupportedException();
    }
}

class Schedulers {
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();
    static TaskScheduler own;

    static async Task Awaits() {
        Debug.Assert(TaskScheduler.Current == own);
#if YIELDS
        await Task.Yield();
#else
        await Task.Run(() => Debug.Assert(TaskScheduler.Current == TaskScheduler.Default));
#endif
        Debug.Assert(TaskScheduler.Current == own);
    }

    static void Loops() {
        local.Value = 1;
        int outer = Task.CurrentId.Value;
        Parallel.For(0, 2, i => {
            Debug.Assert(TaskScheduler.Current == TaskScheduler.Default && local.Value != 0);
            Debug.Assert(Task.CurrentId != null && Task.CurrentId != outer);
            local.Value = 2;
        });
        Debug.Assert(local.Value == 1 && Task.CurrentId == outer && TaskScheduler.Current == own);
    }

    static void Main() {
#if FAILING
        own = new Failing();
        var source = new TaskCompletionSource<int>();
        Task next = source.Task.ContinueWith(_ => { }, own);
        source.SetResult(1);
        try {
            next.Wait();
        } catch (AggregateException all) {
            Debug.Assert(all.InnerException is TaskSchedulerException
                && all.InnerException.InnerException is NotSupportedException);
        }
        Debug.Assert(next.IsFaulted);
#elif PARALLEL
        own = new OfThePool();
        Task.Factory.StartNew(Loops, CancellationToken.None, TaskCreationOptions.None, own).Wait();
#else
        own = new OfThePool();
        Task.Factory.StartNew(Awaits, CancellationToken.None, TaskCreationOptions.None, own).Unwrap().Wait();
#endif
    }
}
