// What goes on when a task is complete: at once on the thread that completes it, or elsewhere.
//
// variants: OPTIONS INLINE ELSEWHERE ANY AWAITED REGISTERED
// sc tso clr: holds
// sc tso clr OPTIONS: holds
// sc tso clr INLINE: violated assertion
// sc tso clr ELSEWHERE: holds
// sc tso clr ANY: holds
// sc tso clr AWAITED: violated assertion
// sc tso clr REGISTERED: holds
//
// Why: OPTIONS: only the continuation runs that fits. INLINE: SetResult runs what awaits, with the lock held that SetResult was
// called with. ELSEWHERE: with RunContinuationsAsynchronously it does not. ANY: the first of two, whichever it is. AWAITED: the
// second of two tasks may be the first to end. REGISTERED: complete before, while or after somebody registers, each goes on once.
#define DEBUG
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Continuations {
    static readonly object gate = new object();
    static int n;

    static async Task Inside(Task task) {
        await task;
        Debug.Assert(!Monitor.IsEntered(gate));
    }

    static async Task Count(Task task) {
        await task;
        Interlocked.Increment(ref n);
    }

    static void Main() {
#if OPTIONS
        Task task = Task.Run(() => { n = 1; });
        Task good = task.ContinueWith(t => Interlocked.Add(ref n, 2), TaskContinuationOptions.OnlyOnRanToCompletion);
        Task bad = task.ContinueWith(t => Interlocked.Add(ref n, 4), TaskContinuationOptions.OnlyOnFaulted);
        good.Wait();
        try { bad.Wait(); } catch (System.AggregateException) { }
        Debug.Assert(n == 3 && bad.IsCanceled);
#elif INLINE || ELSEWHERE
#if INLINE
        var source = new TaskCompletionSource<int>();
#else
        var source = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
#endif
        Task task = Inside(source.Task);
        lock (gate) source.SetResult(1);
        task.Wait();
#elif ANY || AWAITED
        Task<int> a = Task.Run(() => 1), b = Task.Run(() => 2);
        int first = Task.WhenAny(a, b).Result.Result;
#if ANY
        Debug.Assert(first == 1 || first == 2);
#else
        Debug.Assert(first == 1);
#endif
#elif REGISTERED
        var source = new TaskCompletionSource<int>();
        Task set = Task.Run(() => source.SetResult(1));
        Task.WaitAll(Count(source.Task), Count(source.Task), set);
        Debug.Assert(n == 2);
#else
        Task<int> task = Task.Run(() => 1).ContinueWith(t => t.Result + 1).ContinueWith((t, o) => t.Result + (int)o, (object)3);
        Debug.Assert(task.Result == 5);
#endif
    }
}
