// How far a task is that is not complete. Only a program that looks pays for it with states.
//
// variants: CHILDREN CANCELED MADE CONTINUES
// sc tso clr: holds
// sc tso clr CHILDREN: holds
// sc tso clr CANCELED: holds
// sc tso clr MADE: holds
// sc tso clr CONTINUES: holds
//
// Why: without a variant, a task that is seen to have done something is running. CHILDREN: one that has done its work waits for
// its children, and CANCELED is no different. MADE: not started, and by a task, whose own it may do. CONTINUES: nobody starts a
// continuation.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Status {
    static readonly ManualResetEvent open = new ManualResetEvent(false);
    static readonly CancellationTokenSource source = new CancellationTokenSource();
    static bool started;

    static void Parent() {
        Task.Factory.StartNew(() => { open.WaitOne(); }, TaskCreationOptions.AttachedToParent);
        Volatile.Write(ref started, true);
#if CANCELED
        source.Cancel();
        throw new OperationCanceledException(source.Token);
#endif
    }

    static void WaitUntilStarted(Task task) {
        while (!Volatile.Read(ref started) || (task != null && task.Status == TaskStatus.Running)) Thread.Yield();
    }

    static void Made() {
        Task task = new Task(() => { });
        Debug.Assert(task.Status == TaskStatus.Created);
        task.Start();
        TaskStatus status = task.Status;
        Debug.Assert(status == TaskStatus.WaitingToRun || status == TaskStatus.Running || status == TaskStatus.RanToCompletion);
        task.Wait();
        Debug.Assert(task.Status == TaskStatus.RanToCompletion);
    }

    static void Main() {
#if CHILDREN || CANCELED
        Task parent = Task.Factory.StartNew(Parent, source.Token);
        WaitUntilStarted(parent);
        Debug.Assert(parent.Status == TaskStatus.WaitingForChildrenToComplete && !parent.IsCompleted);
        open.Set();
        try {
            parent.Wait();
        } catch (AggregateException) {
            Debug.Assert(parent.IsCanceled);
        }
        Debug.Assert(parent.IsCompleted);
#elif MADE
        Made();
        Task.Run(Made).Wait();
#elif CONTINUES
        var promise = new TaskCompletionSource<int>();
        Task next = promise.Task.ContinueWith(_ => { });
        Debug.Assert(promise.Task.Status == TaskStatus.WaitingForActivation);
        Debug.Assert(next.Status == TaskStatus.WaitingForActivation);
        promise.SetResult(1);
        next.Wait();
#else
        Task task = Task.Run(() => {
            Volatile.Write(ref started, true);
            open.WaitOne();
        });
        WaitUntilStarted(null);
        Debug.Assert(task.Status == TaskStatus.Running);
        open.Set();
        task.Wait();
#endif
    }
}
