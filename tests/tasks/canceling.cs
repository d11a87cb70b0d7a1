// Cancellation: of what has not begun, of what looks at its token, and of what waits.
//
// variants: BEFORE MISSED LOOKS WAITS DELAY LINKED UNREGISTERED
// sc tso clr: holds
// sc tso clr BEFORE: holds
// sc tso clr MISSED: violated assertion
// sc tso clr LOOKS: holds
// sc tso clr WAITS: holds
// sc tso clr DELAY: holds
// sc tso clr LINKED: holds
// sc tso clr UNREGISTERED: holds
//
// Why: without a variant, the task runs or is canceled, never both. BEFORE: canceled before it is started. MISSED: who looks only once may look
// too early. LOOKS: a loop that looks. WAITS: Wait with a token. DELAY: Task.Delay with one ends well or is canceled. LINKED: a
// source that is canceled with another one. UNREGISTERED: after DisposeAsync no callback runs.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Canceling {
    static int n;

    static void Main() {
        var source = new CancellationTokenSource();
        CancellationToken token = source.Token;
#if BEFORE
        source.Cancel();
        Task task = Task.Run(() => { n = 1; }, token);
        Debug.Assert(task.IsCanceled && n == 0);
#elif MISSED
        Task task = Task.Run(() => { if (token.IsCancellationRequested) n = 1; });
        source.Cancel();
        task.Wait();
        Debug.Assert(n == 1);
#elif LOOKS
        Task task = Task.Run(() => { while (true) token.ThrowIfCancellationRequested(); }, token);
        source.Cancel();
        try { task.Wait(); } catch (AggregateException e) { Debug.Assert(e.InnerException is OperationCanceledException); }
        Debug.Assert(task.IsCanceled);
#elif WAITS
        var never = new TaskCompletionSource<int>();
        Task.Run(() => source.Cancel());
        try {
            never.Task.Wait(token);
            Debug.Assert(false);
        } catch (OperationCanceledException) {
        }
#elif DELAY
        Task delay = Task.Delay(1000, token);
        source.Cancel();
        try { delay.Wait(); } catch (AggregateException) { Debug.Assert(delay.IsCanceled); }
        Debug.Assert(delay.IsCompleted);
#elif UNREGISTERED
        CancellationTokenRegistration registration = token.Register(() => { n++; n++; });
        Task task = Task.Run(() => source.Cancel());
        registration.DisposeAsync().AsTask().Wait();
        Debug.Assert(n == 0 || n == 2);
        task.Wait();
#elif LINKED
        var linked = CancellationTokenSource.CreateLinkedTokenSource(token);
        Task task = Task.Run(() => { source.Cancel(); });
        task.Wait();
        Debug.Assert(linked.IsCancellationRequested);
#else
        Task task = Task.Run(() => { n = 1; }, token);
        source.Cancel();
        try { task.Wait(); } catch (AggregateException) { }
        Debug.Assert(task.IsCanceled ? n == 0 : n == 1);
#endif
    }
}
