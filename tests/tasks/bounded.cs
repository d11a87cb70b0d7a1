// A pool of one thread: its items take turns, and who waits in one for another waits for ever.
//
// options: --pool=1
// variants: STARVES OVER_ASYNC INLINED LONG DELAYED PARALLEL TOLD
// sc tso clr: holds
// sc tso clr STARVES: violated deadlock
// sc tso clr OVER_ASYNC: violated deadlock
// sc tso clr INLINED: holds
// sc tso clr LONG: holds
// sc tso clr DELAYED: holds
// sc tso clr PARALLEL: holds
// sc tso clr TOLD: holds
//
// Why: without a variant, two items add to a plain field, one after the other. STARVES: an item waits for what the next one
// does. OVER_ASYNC: it waits for an async method, which needs the thread to go on. INLINED: who waits for a task of its own
// executes it. LONG: a task that takes long has a thread besides. DELAYED: who awaits takes no thread. PARALLEL: the
// thread that has called does what no other one does. TOLD: the program may ask how many threads there are.
#define DEBUG
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Bounded {
    static int n;

    static async Task<int> Later() {
        await Task.Yield();
        return 1;
    }

    static void Main() {
#if STARVES
        Task.Run(() => {
            var done = new ManualResetEventSlim();
            ThreadPool.QueueUserWorkItem(_ => done.Set());
            done.Wait();
        }).Wait();
#elif OVER_ASYNC
        Task.Run(() => Later().Result).Wait();
#elif INLINED
        Task.Run(() => {
            var other = new Task(() => n++);
            other.Start();
            other.Wait();
        }).Wait();
        Debug.Assert(n == 1);
#elif LONG
        Task.Run(() => {
            var done = new ManualResetEventSlim();
            Task.Factory.StartNew(() => done.Set(), TaskCreationOptions.LongRunning);
            done.Wait();
        }).Wait();
#elif DELAYED
        var both = new[] { Task.Run(async () => { await Task.Delay(1); n++; }), Task.Run(async () => { await Task.Delay(1); n++; }) };
        Task.WaitAll(both);
        Debug.Assert(n == 2);
#elif PARALLEL
        Task.Run(() => Parallel.For(0, 2, i => Interlocked.Increment(ref n))).Wait();
        Debug.Assert(n == 2);
#elif TOLD
        int threads, others;
        ThreadPool.GetMaxThreads(out threads, out others);
        Debug.Assert(threads == 1);
#else
        Task.WaitAll(Task.Run(() => n++), Task.Run(() => n++));
        Debug.Assert(n == 2);
#endif
    }
}
