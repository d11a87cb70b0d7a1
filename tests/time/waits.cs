// Time limits that elapse only when nothing else can happen: of monitors, events, semaphores, threads.
//
// options: --time-limits=last
// variants: NOBODY SLEEPERS PULSED UNPULSED ENTERS CANNOT_ENTER JOINS CANNOT_JOIN NESTED WOKEN_IN_VAIN STOLEN MANY SPINS SPINS_IN_VAIN
//           SPIN_LOCK DEADLOCK POLLS ENDLESS HAND_OVER TOO_SHORT CLOCK CLOCKS POLLED_CLOCK
// sc tso clr: holds
// sc tso clr NOBODY: holds
// sc tso clr SLEEPERS: holds
// sc tso clr PULSED: holds
// sc tso clr UNPULSED: holds
// sc tso clr ENTERS: holds
// sc tso clr CANNOT_ENTER: holds
// sc tso clr JOINS: holds
// sc tso clr CANNOT_JOIN: holds
// sc tso clr NESTED: holds
// sc tso clr WOKEN_IN_VAIN: holds
// sc tso clr STOLEN: holds
// sc tso clr MANY: holds
// sc tso clr SPINS: holds
// sc tso clr SPINS_IN_VAIN: holds
// sc tso clr SPIN_LOCK: holds
// sc tso clr DEADLOCK: violated deadlock
// sc tso clr POLLS: inconclusive
// sc tso clr ENDLESS: violated livelock
// sc tso clr HAND_OVER: holds
// sc tso clr TOO_SHORT: violated assertion
// sc tso clr CLOCK: holds
// sc tso clr CLOCKS: holds
// sc tso clr POLLED_CLOCK: inconclusive
//
// Why: without a variant, somebody sets the event, so the wait for it is in time. NOBODY does: the limit elapses. SLEEPERS:
// who sleeps for less goes on first, and what a thread has done before others go on everybody sees. WOKEN_IN_VAIN: who waits again
// has what is left of its time. STOLEN: likewise, where a semaphore's count is taken by another thread. MANY: one of several
// events. SPINS: a loop that looks for something sees it in time. DEADLOCK: found behind all limits. POLLS: a loop that does nothing but read never lets the time
// pass that another thread waits for. ENDLESS: it passes, and nothing comes of it. HAND_OVER: time passes when all
// writes have taken effect. TOO_SHORT: a limit that elapses before a longer sleep ends. CLOCK, CLOCKS: what
// it shows is the time that somebody has waited for. POLLED_CLOCK: no time passes in a loop that looks at it.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

class Waits {
    static readonly object gate = new object(), other = new object();
    static readonly ManualResetEventSlim set = new ManualResetEventSlim();
    static readonly AutoResetEvent first = new AutoResetEvent(false), second = new AutoResetEvent(false);
    static readonly SemaphoreSlim items = new SemaphoreSlim(0);
    static int n, x, y;

    static Thread Start(ThreadStart body) {
        var thread = new Thread(body);
        thread.Start();
        return thread;
    }

    static void Add(int milliseconds, int before) {
        Thread.Sleep(milliseconds);
        Debug.Assert(n == before);
        n++;
    }

    static void WaitFor(int milliseconds, bool expected) {
        lock (gate) Debug.Assert(Monitor.Wait(gate, milliseconds) == expected);
    }

    static void Main() {
#if NOBODY
        Debug.Assert(!set.Wait(5000));
        Debug.Assert(!first.WaitOne(10));
        Debug.Assert(!items.Wait(10));
#elif SLEEPERS
        Thread one = Start(() => Add(20, 1)), two = Start(() => Add(10, 0));
        Add(30, 2);
        one.Join();
        two.Join();
#elif PULSED
        bool ready = false;
        Thread waker = Start(() => {
            lock (gate) {
                ready = true;
                Monitor.Pulse(gate);
            }
        });
        lock (gate) {
            while (!ready) Debug.Assert(Monitor.Wait(gate, 100));
        }
        waker.Join();
#elif UNPULSED
        WaitFor(100, false);
#elif ENTERS
        Thread holder = Start(() => {
            lock (gate) {
                Thread.Sleep(50);
                n++;
            }
        });
        Debug.Assert(Monitor.TryEnter(gate, 51));
        n++;
        Monitor.Exit(gate);
        holder.Join();
        Debug.Assert(n == 2);
#elif CANNOT_ENTER
        lock (gate) {
            Thread rival = Start(() => {
                Debug.Assert(!Monitor.TryEnter(gate, 100));
                n = 1;
            });
            Thread.Sleep(101);
            Debug.Assert(n == 1);
            rival.Join();
        }
#elif JOINS
        Thread worker = Start(() => { Thread.Sleep(10); n = 1; });
        Debug.Assert(worker.Join(11));
        Debug.Assert(n == 1);
#elif CANNOT_JOIN
        Thread worker = Start(() => Thread.Sleep(10));
        Debug.Assert(!worker.Join(9));
        worker.Join();
#elif NESTED
        Thread inner = Start(() => WaitFor(10, false));
        Thread outer = Start(() => {
            WaitFor(20, false);
            n++;
        });
        Debug.Assert(!outer.Join(19));
        Debug.Assert(n == 0);
        Debug.Assert(outer.Join(2));
        Debug.Assert(inner.Join(0));
#elif WOKEN_IN_VAIN
        Thread waker = Start(() => {
            Thread.Sleep(60);
            set.Set();
            set.Reset();
            Thread.Sleep(50);
            Debug.Assert(n == 1);
        });
        set.Wait(100);
        n = 1;
        waker.Join();
#elif STOLEN
        Thread thief = Start(() => {
            Thread.Sleep(50);
            items.Release();
            items.Wait(0);
            Thread.Sleep(60);
            y = 1;
        });
        if (!items.Wait(100)) Debug.Assert(y == 0);
        thief.Join();
#elif MANY
        Start(() => { Thread.Sleep(10); second.Set(); });
        Debug.Assert(WaitHandle.WaitAny(new WaitHandle[] { first, second }, 20) == 1);
        Debug.Assert(WaitHandle.WaitAny(new WaitHandle[] { first, second }, 20) == WaitHandle.WaitTimeout);
#elif SPINS
        Start(() => { Thread.Sleep(10); Volatile.Write(ref n, 1); });
        Start(() => { Thread.Sleep(100); Volatile.Write(ref x, 1); });
        Debug.Assert(SpinWait.SpinUntil(() => Volatile.Read(ref n) == 1, 50));
        Debug.Assert(Volatile.Read(ref x) == 0);
#elif SPINS_IN_VAIN
        Debug.Assert(!SpinWait.SpinUntil(() => Volatile.Read(ref n) == 1, 5000));
#elif SPIN_LOCK
        var spin = new SpinLock(false);
        bool taken = false, again = false;
        spin.Enter(ref taken);
        Thread rival = Start(() => {
            bool mine = false;
            Thread.Sleep(1);
            mine = n == 0;
            Debug.Assert(mine);
        });
        rival.Join(100);
        spin.Exit();
        spin.TryEnter(10, ref again);
        Debug.Assert(again);
#elif DEADLOCK
        Start(() => Thread.Sleep(10));
        set.Wait(20);
        set.Wait();
#elif POLLS
        Start(() => { Thread.Sleep(10); Volatile.Write(ref n, 1); });
        while (Volatile.Read(ref n) == 0) Thread.Yield();
#elif ENDLESS
        while (Volatile.Read(ref n) == 0) Thread.Sleep(10);
#elif HAND_OVER
        x = 1;
        Thread reader = Start(() => {
            Thread.Sleep(10);
            Debug.Assert(x == 1 && y == 1);
        });
        y = 1;
        reader.Join();
#elif CLOCK
        var watch = Stopwatch.StartNew();
        Thread worker = Start(() => { Thread.Sleep(30); n = 1; });
        Debug.Assert(worker.Join(5000));
        Debug.Assert(watch.ElapsedMilliseconds == 30);
        Thread.Sleep(12);
        Debug.Assert(watch.ElapsedMilliseconds == 42);
#elif CLOCKS
        Thread.Sleep(7);
        int start = Environment.TickCount;
        Thread sleeper = Start(() => {
            Thread.Sleep(20);
            Debug.Assert(Environment.TickCount - start == 20);
        });
        set.Wait(10);
        Debug.Assert(Environment.TickCount - start == 10);
        sleeper.Join();
        Debug.Assert(Environment.TickCount - start == 20);
#elif POLLED_CLOCK
        int begin = Environment.TickCount;
        while (Environment.TickCount - begin < 100) Thread.Yield();
#elif TOO_SHORT
        Start(() => { Thread.Sleep(10); set.Set(); });
        Debug.Assert(set.Wait(5));
#else
        Thread setter = Start(() => { n = 1; set.Set(); });
        Debug.Assert(set.Wait(1));
        Debug.Assert(n == 1);
        setter.Join();
#endif
    }
}
