// Items of the pool, Parallel, timers: each at any time, and at the same time as others.
//
// variants: ITEMS PARALLEL PARALLEL_RACE EACH INVOKE STOP LOCAL THROWS TIMER TIMER_LATE TIMED PERIODIC OVERLAPS ATTACHED
// sc tso clr: violated assertion
// sc tso clr ITEMS: holds
// sc tso clr PARALLEL: holds
// sc tso clr PARALLEL_RACE: violated assertion
// sc tso clr EACH: holds
// sc tso clr INVOKE: holds
// sc tso clr STOP: holds
// sc tso clr LOCAL: holds
// sc tso clr THROWS: holds
// sc tso clr TIMER: holds
// sc tso clr TIMER_LATE: violated assertion
// sc tso clr TIMED: violated assertion
// sc tso clr PERIODIC: holds
// sc tso clr OVERLAPS: violated assertion
// sc tso clr ATTACHED: holds
//
// Why: without a variant, the program ends and the item has not run. ITEMS: two that say when they are done. STOP: what is
// after Stop need not be done. LOCAL: what a thread has for itself goes into the whole at its end. THROWS: all that was thrown. TIMER: due once. TIMER_LATE: nobody
// knows when. TIMED: Wait may give up. PERIODIC: nothing calls back after Dispose has signalled. OVERLAPS: it may be due again
// before a callback has ended. ATTACHED: a loop waits for what its bodies attach.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Pool {
    static int n;

    static void Main() {
#if ITEMS
        using (var done = new CountdownEvent(2)) {
            for (int i = 0; i < 2; i++) ThreadPool.QueueUserWorkItem(_ => { Interlocked.Increment(ref n); done.Signal(); });
            done.Wait();
            Debug.Assert(n == 2);
        }
#elif PARALLEL
        Parallel.For(0, 3, i => Interlocked.Add(ref n, i));
        Debug.Assert(n == 3);
#elif PARALLEL_RACE
        Parallel.For(0, 2, i => n++);
        Debug.Assert(n == 2);
#elif EACH
        Parallel.ForEach(new List<int> { 1, 2 }, i => Interlocked.Add(ref n, i));
        Debug.Assert(n == 3);
#elif INVOKE
        Parallel.Invoke(() => Interlocked.Increment(ref n), () => Interlocked.Increment(ref n));
        Debug.Assert(n == 2);
#elif STOP
        ParallelLoopResult result = Parallel.For(0, 2, (i, state) => { Interlocked.Increment(ref n); state.Stop(); });
        Debug.Assert(!result.IsCompleted && (n == 1 || n == 2));
#elif LOCAL
        Parallel.For(0, 2, () => 0, (i, state, sum) => sum + i + 1, sum => Interlocked.Add(ref n, sum));
        Debug.Assert(n == 3);
#elif THROWS
        try {
            Parallel.For(0, 2, i => { throw new InvalidOperationException(); });
            Debug.Assert(false);
        } catch (AggregateException e) {
            Debug.Assert(e.InnerExceptions.Count == 1 || e.InnerExceptions.Count == 2);
        }
#elif TIMER
        using (var done = new ManualResetEventSlim())
        using (new Timer(_ => { n++; done.Set(); }, null, 10, Timeout.Infinite)) {
            done.Wait();
            Debug.Assert(n == 1);
        }
#elif TIMER_LATE
        var timer = new Timer(_ => Volatile.Write(ref n, 1), null, 10, Timeout.Infinite);
        Thread.Sleep(1000);
        Debug.Assert(Volatile.Read(ref n) == 1);
#elif PERIODIC || OVERLAPS
        var periodic = new Timer(_ => {
            bool isAlone = Interlocked.Increment(ref n) == 1;
#if OVERLAPS
            Debug.Assert(isAlone);
#endif
            Interlocked.Decrement(ref n);
        }, null, 1, 1);
        var over = new ManualResetEvent(false);
        periodic.Dispose(over);
        over.WaitOne();
        Debug.Assert(n == 0);
#elif ATTACHED
        Parallel.For(0, 1, i => {
            Task.Factory.StartNew(() => Interlocked.Increment(ref n), TaskCreationOptions.AttachedToParent);
        });
        Debug.Assert(n == 1);
#elif TIMED
        Task task = Task.Run(() => { n = 1; });
        Debug.Assert(task.Wait(1000));
#else
        ThreadPool.QueueUserWorkItem(_ => Volatile.Write(ref n, 1));
        Thread.Sleep(1000);
        Debug.Assert(Volatile.Read(ref n) == 1);
#endif
    }
}
