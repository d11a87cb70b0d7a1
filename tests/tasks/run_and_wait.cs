// Tasks that are started and waited for: what they do they do at the same time, and what they have done is there for who
// waits. To wait for one that is complete is no fence.
//
// variants: RACE RESULT PUBLISHED POLLED BUFFERED COLD TWICE INSIDE NESTED MISSING
// sc tso clr: holds
// sc tso clr RACE: violated assertion
// sc tso clr RESULT: holds
// sc tso clr PUBLISHED: holds
// sc tso clr POLLED: holds
// sc BUFFERED: holds
// tso clr BUFFERED: violated assertion
// sc tso clr COLD: holds
// sc tso clr TWICE: violated unhandled-exception
// sc tso clr INSIDE: violated deadlock
// sc tso clr NESTED: holds
// sc tso clr MISSING: violated deadlock
//
// Why: RACE: no lock. RESULT, PUBLISHED, POLLED: completing publishes, Result, Wait and IsCompleted acquire. BUFFERED: both wait
// for a task that is complete between writing and reading. COLD: Start of a task that was made before. TWICE: Start once more.
// INSIDE: waits with the lock that the task needs. NESTED: a task that starts one and waits for it. MISSING: nobody completes it.
#define DEBUG
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class RunAndWait {
    static readonly object gate = new object();
    static int hits, x, y, r, s;

    static void Hit() {
#if RACE
        hits++;
#else
        lock (gate) hits++;
#endif
    }

    static void Main() {
#if RESULT
        Task<int> a = Task.Run(() => 1), b = Task.Factory.StartNew(() => 2);
        Debug.Assert(a.Result + b.Result == 3);
#elif PUBLISHED
        Task a = Task.Run(() => { x = 1; });
        Task b = Task.Run(() => { a.Wait(); y = x; });
        b.Wait();
        Debug.Assert(y == 1);
#elif POLLED
        Task a = Task.Run(() => { x = 1; });
        if (a.IsCompleted) Debug.Assert(x == 1);
        if (a.Status == TaskStatus.RanToCompletion) Debug.Assert(x == 1);
#elif BUFFERED
        Task done = Task.CompletedTask;
        Task a = Task.Run(() => { x = 1; done.Wait(); r = y; });
        Task b = Task.Run(() => { y = 1; done.Wait(); s = x; });
        Task.WaitAll(a, b);
        Debug.Assert(r + s > 0);
#elif COLD
        Task a = new Task(Hit), b = new Task(o => Hit(), null);
        Debug.Assert(a.Status == TaskStatus.Created);
        a.Start();
        b.Start();
        Task.WaitAll(a, b);
        Debug.Assert(hits == 2 && a.IsCompleted && b.Status == TaskStatus.RanToCompletion);
#elif TWICE
        Task a = new Task(Hit);
        a.Start();
        a.Start();
#elif INSIDE
        lock (gate) Task.Run(() => Hit()).Wait();
#elif NESTED
        Task a = Task.Run(() => { Task b = Task.Run(() => Hit()); Hit(); b.Wait(); });
        a.Wait();
        Debug.Assert(hits == 2);
#elif MISSING
        var source = new TaskCompletionSource<int>();
        Task.Run(() => { if (Volatile.Read(ref hits) == 1) source.SetResult(1); });
        source.Task.Wait();
#else
        Task a = Task.Run(() => Hit()), b = Task.Run(() => Hit());
        Task.WaitAll(a, b);
        Debug.Assert(hits == 2);
#endif
    }
}
