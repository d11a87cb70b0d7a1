// ThreadPool.RegisterWaitForSingleObject: who is called back, and when.
//
// variants: UNREGISTERED EARLY TIME AGAIN OVERLAPS
// sc tso clr: holds
// sc tso clr UNREGISTERED: holds
// sc tso clr EARLY: violated assertion
// sc tso clr TIME: violated assertion
// sc tso clr AGAIN: holds
// sc tso clr OVERLAPS: violated assertion
//
// Why: what was done before the handle was set, the callback finds. UNREGISTERED: no callback goes on after Unregister has
// signalled. EARLY: one may, after it has returned. TIME: it may be called because the time is over. AGAIN: each time that the
// handle is set. OVERLAPS: the next time before the last callback has ended.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class RegisteredWaits {
    static int n, inside;

    static void Main() {
        var set = new AutoResetEvent(false);
        var done = new AutoResetEvent(false);
#if UNREGISTERED
        var wait = ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => n++, null, -1, true);
        set.Set();
        wait.Unregister(done);
        done.WaitOne();
        int before = n;
        Thread.Yield();
        Debug.Assert(n == before);
#elif EARLY
        var wait = ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => n++, null, -1, true);
        set.Set();
        wait.Unregister(null);
        int before = n;
        Thread.Yield();
        Debug.Assert(n == before);
#elif TIME
        ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => { n = timedOut ? 1 : 2; done.Set(); }, null, 10, true);
        set.Set();
        done.WaitOne();
        Debug.Assert(n == 2);
#elif AGAIN
        ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => { n++; done.Set(); }, null, -1, false);
        for (int i = 0; i < 2; i++) {
            set.Set();
            done.WaitOne();
        }
        Debug.Assert(n == 2);
#elif OVERLAPS
        ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => {
            Debug.Assert(Interlocked.Increment(ref inside) == 1);
            done.Set();
            Interlocked.Decrement(ref inside);
        }, null, -1, false);
        set.Set();
        done.WaitOne();
        set.Set();
        done.WaitOne();
#else
        ThreadPool.RegisterWaitForSingleObject(set, (state, timedOut) => { Debug.Assert(!timedOut && n == 1); done.Set(); }, null, -1, true);
        n = 1;
        set.Set();
        done.WaitOne();
#endif
    }
}
