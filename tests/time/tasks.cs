// Time limits that elapse only when nothing else can happen: of tasks, delays, timers, tokens.
//
// options: --time-limits=last
// compilers: dotnet
// variants: IN_TIME TOO_LATE NOBODY ANY ANY_TOO_LATE ALL TOKEN DELAYS CANCEL_AFTER CANCELED_DELAY TIMER PERIODIC TICKS WAIT_ASYNC
//           WAIT_ASYNC_TOO_LATE SEMAPHORE SEMAPHORE_TOO_LATE RESET DISPOSED ON_TIME RACE
// sc tso clr: holds
// sc tso clr IN_TIME: holds
// sc tso clr TOO_LATE: violated assertion
// sc tso clr NOBODY: holds
// sc tso clr ANY: holds
// sc tso clr ANY_TOO_LATE: holds
// sc tso clr ALL: holds
// sc tso clr TOKEN: holds
// sc tso clr DELAYS: holds
// sc tso clr CANCEL_AFTER: holds
// sc tso clr CANCELED_DELAY: holds
// sc tso clr TIMER: holds
// sc tso clr PERIODIC: holds
// sc tso clr TICKS: holds
// sc tso clr WAIT_ASYNC: holds
// sc tso clr WAIT_ASYNC_TOO_LATE: holds
// sc tso clr SEMAPHORE: holds
// sc tso clr SEMAPHORE_TOO_LATE: holds
// sc tso clr RESET: holds
// sc tso clr DISPOSED: holds
// sc tso clr ON_TIME: holds
// sc tso clr RACE: violated assertion
//
// Why: without a variant, a task that has work to do is done in time, as everyday tests have it. IN_TIME, TOO_LATE: it sleeps for
// less or for more than the limit. NOBODY completes the task. ANY: the first of a task and a delay. ALL: what is left of a limit is for the next
// task. TOKEN: a token is canceled after some time, and not before. DELAYS end in their order. TIMER, PERIODIC, TICKS: those of a timer
// come in time. RESET, DISPOSED: what was to happen later does not. ON_TIME: limits that elapse at once, in any order. RACE: of two of them.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Tasks {
    static int n;
    static volatile bool early;

    static async Task<int> After(int milliseconds, int value) {
        await Task.Delay(milliseconds);
        return value;
    }

    static async Task<bool> IsFirst(Task task, int milliseconds) {
        return await Task.WhenAny(task, Task.Delay(milliseconds)) == task;
    }

    static async Task Note(int milliseconds, int before) {
        await Task.Delay(milliseconds);
        Debug.Assert(n == before);
        n++;
    }

    static void Main() {
#if IN_TIME
        Task task = Task.Run(() => Thread.Sleep(10));
        Debug.Assert(task.Wait(11));
#elif TOO_LATE
        Task task = Task.Run(() => Thread.Sleep(10));
        Debug.Assert(task.Wait(9));
#elif NOBODY
        Debug.Assert(!new TaskCompletionSource<int>().Task.Wait(5000));
#elif ANY
        Debug.Assert(IsFirst(Task.Run(() => n = 1), 1000).Result);
        Debug.Assert(n == 1);
#elif ANY_TOO_LATE
        Debug.Assert(!IsFirst(new TaskCompletionSource<int>().Task, 1000).Result);
        Debug.Assert(!IsFirst(After(1001, 1), 1000).Result);
#elif ALL
        Task[] tasks = { After(10, 1), After(20, 2) };
        Debug.Assert(!Task.WaitAll(tasks, 15));
        Debug.Assert(Task.WaitAll(tasks, 6));
#elif TOKEN
        using (var source = new CancellationTokenSource(10)) {
            Debug.Assert(Task.Run(() => n = 1).Wait(1000, source.Token));
            try {
                new TaskCompletionSource<int>().Task.Wait(1000, source.Token);
                Debug.Assert(false);
            } catch (OperationCanceledException) {
            }
        }
#elif DELAYS
        Task.WaitAll(Note(30, 2), Note(10, 0), Note(20, 1));
        Debug.Assert(n == 3);
#elif CANCEL_AFTER
        using (var source = new CancellationTokenSource()) {
            source.CancelAfter(100);
            Thread.Sleep(99);
            Debug.Assert(!source.IsCancellationRequested);
            Thread.Sleep(2);
            Debug.Assert(source.IsCancellationRequested);
        }
#elif CANCELED_DELAY
        using (var source = new CancellationTokenSource(10)) {
            try {
                Task.Delay(1000, source.Token).Wait();
                Debug.Assert(false);
            } catch (AggregateException) {
            }
        }
#elif TIMER
        var done = new ManualResetEventSlim();
        using (new Timer(_ => done.Set(), null, 100, Timeout.Infinite)) {
            Debug.Assert(!done.Wait(99));
            Debug.Assert(done.Wait(2));
        }
#elif PERIODIC
        using (new Timer(_ => Interlocked.Increment(ref n), null, 10, 20)) {
            Thread.Sleep(5);
            for (int i = 0; i < 3; i++) {
                Debug.Assert(Volatile.Read(ref n) == (i == 0 ? 0 : i));
                Thread.Sleep(i == 0 ? 10 : 20);
            }
            Debug.Assert(Volatile.Read(ref n) == 3);
        }
#elif TICKS
        using (var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(10))) {
            Task<bool> tick = timer.WaitForNextTickAsync().AsTask();
            Debug.Assert(!tick.Wait(9));
            Debug.Assert(tick.Wait(2));
        }
#elif WAIT_ASYNC
        Debug.Assert(After(10, 7).WaitAsync(TimeSpan.FromMilliseconds(11)).Result == 7);
#elif WAIT_ASYNC_TOO_LATE
        try {
            After(10, 7).WaitAsync(TimeSpan.FromMilliseconds(9)).Wait();
            Debug.Assert(false);
        } catch (AggregateException e) {
            Debug.Assert(e.InnerException is TimeoutException);
        }
#elif SEMAPHORE
        var semaphore = new SemaphoreSlim(0);
        Task.Run(() => semaphore.Release());
        Debug.Assert(semaphore.WaitAsync(1000).Result);
#elif SEMAPHORE_TOO_LATE
        Debug.Assert(!new SemaphoreSlim(0).WaitAsync(1000).Result);
#elif RESET
        using (var source = new CancellationTokenSource(10)) {
            Debug.Assert(source.TryReset());
            Thread.Sleep(20);
            Debug.Assert(!source.IsCancellationRequested);
        }
#elif DISPOSED
        using (new Timer(_ => n = 1, null, 10, 10)) { }
        Thread.Sleep(20);
        Debug.Assert(n == 0);
#elif ON_TIME
        Task one = Task.Run(() => { Thread.Sleep(10); Interlocked.Increment(ref n); });
        Thread.Sleep(10);
        Interlocked.Increment(ref n);
        one.Wait();
        Debug.Assert(n == 2);
#elif RACE
        Task.Run(() => { Thread.Sleep(10); early = true; });
        Thread.Sleep(10);
        Debug.Assert(!early);
#else
        Task<int> work = Task.Run(() => n = 1);
        Debug.Assert(work.Wait(5000));
        Debug.Assert(work.Result == 1 && n == 1);
#endif
    }
}
