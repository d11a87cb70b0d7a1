// What flows with work: AsyncLocals; and where work goes on: synchronization contexts and schedulers of the program's own.
//
// variants: SUPPRESSED BLOCKED ANYWHERE SCHEDULER POSTED
// sc tso clr: holds
// sc tso clr SUPPRESSED: holds
// sc tso clr BLOCKED: violated deadlock
// sc tso clr ANYWHERE: holds
// sc tso clr SCHEDULER: holds
// sc tso clr POSTED: holds
//
// Why: without a variant, a task has the value that there was when it was started. SUPPRESSED: unless the flow is suppressed.
// BLOCKED: a thread with a context waits for what is to go on there. ANYWHERE: with ConfigureAwait(false) it goes on elsewhere.
// SCHEDULER: does its tasks one after the other, so no lock is needed. POSTED: a context that runs what was posted.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Single : SynchronizationContext {
    readonly Queue<Action> posted = new Queue<Action>();

    public override void Post(SendOrPostCallback callback, object state) {
        lock (posted) {
            posted.Enqueue(() => callback(state));
            Monitor.Pulse(posted);
        }
    }

    public void RunUntil(Task task) {
        while (!task.IsCompleted) {
            Action next;
            lock (posted) {
                while (posted.Count == 0) Monitor.Wait(posted);
                next = posted.Dequeue();
            }
            next();
        }
    }
}

class OneAtATime : TaskScheduler {
    readonly Queue<Task> queue = new Queue<Task>();
    bool isRunning;

    protected override void QueueTask(Task task) {
        lock (queue) {
            queue.Enqueue(task);
            if (isRunning) return;
            isRunning = true;
        }
        ThreadPool.QueueUserWorkItem(_ => Work());
    }

    void Work() {
        while (true) {
            Task next;
            lock (queue) {
                isRunning = queue.Count > 0;
                if (!isRunning) return;
                next = queue.Dequeue();
            }
            TryExecuteTask(next);
        }
    }

    protected override bool TryExecuteTaskInline(Task task, bool wasQueued) {
        return false;
    }

    protected override IEnumerable<Task> GetScheduledTasks() {
        return null;
    }
}

class Contexts {
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();
    static int n;

    static async Task Later(bool captures) {
        await Task.Run(() => { }).ConfigureAwait(captures);
        n++;
    }

    static void Main() {
#if SUPPRESSED
        local.Value = 1;
        Task task;
        using (ExecutionContext.SuppressFlow()) task = Task.Run(() => { n = local.Value; });
        task.Wait();
        Debug.Assert(n == 0 && local.Value == 1);
#elif BLOCKED
        SynchronizationContext.SetSynchronizationContext(new Single());
        Later(true).Wait();
#elif ANYWHERE
        SynchronizationContext.SetSynchronizationContext(new Single());
        Later(false).Wait();
        Debug.Assert(n == 1);
#elif POSTED
        var context = new Single();
        SynchronizationContext.SetSynchronizationContext(context);
        Task task = Later(true);
        // The context is told only of what goes on there: a task that ends elsewhere would leave it waiting.
        context.RunUntil(task);
        Debug.Assert(n == 1);
#elif SCHEDULER
        var factory = new TaskFactory(new OneAtATime());
        Task.WaitAll(factory.StartNew(() => n++), factory.StartNew(() => n++));
        Debug.Assert(n == 2);
#else
        local.Value = 1;
        Task task = Task.Run(() => { n = local.Value; local.Value = 3; });
        local.Value = 2;
        task.Wait();
        Debug.Assert(n == 1 && local.Value == 2);
#endif
    }
}
