// Time limits that elapse only when nothing else can happen, and a pool of one thread: a delay needs that thread when it is over, and not before.
//
// options: --time-limits=last --pool=1
// compilers: dotnet
// variants: BUSY TOKENS
// sc tso clr: holds
// sc tso clr BUSY: holds
// sc tso clr TOKENS: holds
//
// Why: without a variant, two delays pass at the same time. BUSY: the one thread sleeps, so the delay ends when that is over. TOKENS: those
// of tokens and semaphores are no other.
#define DEBUG
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Pool {
    static void Main() {
#if BUSY
        Task busy = Task.Run(() => Thread.Sleep(50));
        Task delay = Task.Delay(60);
        Thread.Sleep(55);
        Debug.Assert(busy.IsCompleted);
        delay.Wait();
#elif TOKENS
        using (var source = new CancellationTokenSource(20)) {
            Debug.Assert(!new SemaphoreSlim(0).WaitAsync(10).Result);
            Debug.Assert(!source.IsCancellationRequested);
            Thread.Sleep(11);
            Debug.Assert(source.IsCancellationRequested);
        }
#else
        Debug.Assert(Task.WaitAll(new[] { Task.Delay(10), Task.Delay(20) }, 21));
#endif
    }
}
