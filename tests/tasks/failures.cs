// Exceptions in tasks: who waits gets them, and nobody else; those of async void methods and of items of the pool nobody gets.
//
// variants: WAIT AWAIT ALL FIRST UNOBSERVED VOID ITEM CANCELED THROWN NESTED WRONG
// sc tso clr: holds
// sc tso clr WAIT: holds
// sc tso clr AWAIT: holds
// sc tso ALL: holds
// sc tso FIRST: violated assertion
// sc tso clr UNOBSERVED: holds
// sc tso clr VOID: violated unhandled-exception
// sc tso clr ITEM: violated unhandled-exception
// sc tso clr CANCELED: holds
// sc tso clr THROWN: violated unhandled-exception
// sc tso clr NESTED: holds
// sc tso clr WRONG: violated assertion
//
// Why: WAIT: an AggregateException of one. AWAIT: the exception itself. ALL: await throws one, the task has both.
// FIRST: it is the one that has failed first, any of them. UNOBSERVED: nobody waits. THROWN: Main throws what it has waited for.
// NESTED: a task whose result is a task. WRONG: which of two comes first is the order of the tasks, not of the throws.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Failures {
    static async Task Fail(string message) {
        await Task.Yield();
        throw new InvalidOperationException(message);
    }

    static async void Forget() {
        await Task.Yield();
        throw new InvalidOperationException("void");
    }

    static string last = "";

    static async Task Note(string message) {
        try {
            await Fail(message);
        } finally {
            Volatile.Write(ref last, message);
        }
    }

    static void Main() {
        Go().GetAwaiter().GetResult();
    }

    static async Task Go() {
#if WAIT
        Task task = Task.Run(() => { throw new InvalidOperationException("one"); });
        try {
            task.Wait();
            Debug.Assert(false);
        } catch (AggregateException e) {
            Debug.Assert(e.InnerExceptions.Count == 1 && e.InnerException.Message == "one" && task.IsFaulted);
        }
#elif AWAIT
        try {
            await Fail("one");
            Debug.Assert(false);
        } catch (InvalidOperationException e) {
            Debug.Assert(e.Message == "one");
        }
#elif ALL || FIRST
        Task all = Task.WhenAll(Fail("one"), Fail("two"));
        try {
            await all;
            Debug.Assert(false);
        } catch (InvalidOperationException e) {
            Debug.Assert(e == all.Exception.InnerException && all.Exception.InnerExceptions.Count == 2);
#if FIRST
            Debug.Assert(e.Message == "one");
#endif
        }
#elif UNOBSERVED
        Task task = Fail("nobody cares");
        await Task.Yield();
#elif VOID
        Forget();
        await Task.Delay(1);
#elif ITEM
        ThreadPool.QueueUserWorkItem(_ => { throw new InvalidOperationException("item"); });
        await Task.Delay(1);
#elif CANCELED
        var source = new CancellationTokenSource();
        source.Cancel();
        Task task = Task.Run(() => { }, source.Token);
        try {
            await task;
            Debug.Assert(false);
        } catch (OperationCanceledException e) {
            Debug.Assert(e.CancellationToken == source.Token && task.IsCanceled && task.Exception == null);
        }
        try {
            task.Wait();
            Debug.Assert(false);
        } catch (AggregateException e) {
            Debug.Assert(e.InnerException is TaskCanceledException);
        }
#elif THROWN
        await Fail("main");
#elif NESTED
        Task<Task<int>> outer = Task.Factory.StartNew(() => Task.Run(() => 7));
        Debug.Assert(await outer.Unwrap() == 7 && await await outer == 7);
#elif WRONG
        Task all = Task.WhenAll(Note("one"), Note("two"));
        try {
            await all;
        } catch (InvalidOperationException e) {
            Debug.Assert(e.Message == last);
        }
#else
        Task task = Task.FromException(new InvalidOperationException("here"));
        Debug.Assert(task.IsFaulted && task.IsCompleted && task.Exception.InnerException.Message == "here");
        await Task.CompletedTask;
#endif
    }
}
