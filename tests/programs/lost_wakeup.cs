// A thread says that it waits, and polls for somebody to tell it to go on. Between looking and saying so it can miss
// the one who would. Under a model, the two can miss each other although each says first and looks then.
//
// variants: SAYS_FIRST BARRIERS BY_MONITOR CROSSED CROSSED_BARRIERS BROKEN_MESSAGE MESSAGE IN_OBJECT IN_OBJECT_BARRIERS
// sc tso clr: violated livelock
// sc SAYS_FIRST: holds
// tso clr SAYS_FIRST: violated livelock
// sc tso clr BARRIERS: holds
// sc tso clr BY_MONITOR: holds
// sc CROSSED: holds
// tso clr CROSSED: violated livelock
// sc tso clr CROSSED_BARRIERS: holds
// fences tso SAYS_FIRST: 2
// fences tso CROSSED: 2
// sc tso BROKEN_MESSAGE: holds
// clr BROKEN_MESSAGE: violated livelock
// sc tso clr MESSAGE: holds
// sc IN_OBJECT: holds
// tso clr IN_OBJECT: violated livelock
// sc tso clr IN_OBJECT_BARRIERS: holds
// fences clr IN_OBJECT: 2
//
// Why: the waker finds nobody waiting, and the waiter has looked before (no variant). SAYS_FIRST, CROSSED: both writes
// may wait in their queues while both reads find nothing (store buffering); BARRIERS forbid that. BROKEN_MESSAGE: the
// flag is there before the data, and the reader polls for what it takes the data to be; MESSAGE: with volatile. IN_OBJECT: as
// SAYS_FIRST, but that what is polled lies in an object to which the way is read anew each time.
using System.Threading;

class LostWakeup {
    static int ready;
    static int waiting;
    static int seen;
    static int data;
    static LostWakeup state = new LostWakeup();
    int told;
#if MESSAGE
    static volatile int flag;
#else
    static int flag;
#endif
    static readonly object gate = new object();

    static void Waiter() {
#if BY_MONITOR
        lock (gate) {
            while (ready == 0) Monitor.Wait(gate);
        }
#elif CROSSED || CROSSED_BARRIERS
        ready = 1;
#if CROSSED_BARRIERS
        Thread.MemoryBarrier();
#endif
        if (waiting == 1) Volatile.Write(ref seen, 1);
#elif BROKEN_MESSAGE || MESSAGE
        if (flag == 1) {
            int copy = data;
            while (copy == 0) Thread.Yield();
        }
#elif IN_OBJECT || IN_OBJECT_BARRIERS
        waiting = 1;
#if IN_OBJECT_BARRIERS
        Thread.MemoryBarrier();
#endif
        if (ready == 0) {
            while (state.told == 0) { }
        }
#elif SAYS_FIRST || BARRIERS
        waiting = 1;
#if BARRIERS
        Thread.MemoryBarrier();
#endif
        if (ready == 0) {
            while (Volatile.Read(ref seen) == 0) { }
        }
#else
        if (Volatile.Read(ref ready) == 0) {
            Volatile.Write(ref waiting, 1);
            while (Volatile.Read(ref seen) == 0) { }
        }
#endif
    }

    static void Waker() {
#if BY_MONITOR
        lock (gate) {
            ready = 1;
            Monitor.PulseAll(gate);
        }
#elif CROSSED || CROSSED_BARRIERS
        waiting = 1;
#if CROSSED_BARRIERS
        Thread.MemoryBarrier();
#endif
        if (ready == 1) Volatile.Write(ref seen, 1);
#elif BROKEN_MESSAGE || MESSAGE
        data = 1;
        flag = 1;
#elif IN_OBJECT || IN_OBJECT_BARRIERS
        ready = 1;
#if IN_OBJECT_BARRIERS
        Thread.MemoryBarrier();
#endif
        if (waiting == 1) state.told = 1;
#elif SAYS_FIRST || BARRIERS
        ready = 1;
#if BARRIERS
        Thread.MemoryBarrier();
#endif
        if (waiting == 1) Volatile.Write(ref seen, 1);
#else
        Volatile.Write(ref ready, 1);
        if (Volatile.Read(ref waiting) == 1) Volatile.Write(ref seen, 1);
#endif
    }

    static void Main() {
        Thread waiter = new Thread(Waiter);
        Thread waker = new Thread(Waker);
        waiter.Start();
        waker.Start();
#if CROSSED || CROSSED_BARRIERS
        while (Volatile.Read(ref seen) == 0) { }
#endif
        waiter.Join();
        waker.Join();
    }
}
