// What several threads do while they poll.
//
// variants: MEETS SPIN_LOCK SPIN_LOCK_KEPT POLITE BARRIER BARRIER_SHORT CIRCLE PING
// sc tso clr: violated livelock
// sc tso clr MEETS: holds
// sc tso clr SPIN_LOCK: holds
// sc tso clr SPIN_LOCK_KEPT: violated livelock
// sc tso clr POLITE: holds
// sc tso clr BARRIER: holds
// sc tso clr BARRIER_SHORT: violated livelock
// sc tso clr CIRCLE: violated deadlock
// sc tso clr PING: holds
//
// Why: each waits for the other to begin (no variant); MEETS: one begins. SPIN_LOCK: who has the lock gives it back, in
// SPIN_LOCK_KEPT only if it was lucky. POLITE: two threads can make way for each other for ever, but they need not.
// BARRIER: all come; BARRIER_SHORT: one too few. CIRCLE: a deadlock is told as one. PING: each answers the other.
using System.Threading;

class TwoThatPoll {
    static volatile int first;
    static volatile int second;
    static int held;
    static int arrived;
    static readonly object left = new object();
    static readonly object right = new object();

    static void One() {
#if MEETS
        first = 1;
        while (second == 0) { }
#elif SPIN_LOCK || SPIN_LOCK_KEPT
        while (Interlocked.Exchange(ref held, 1) == 1) { }
        int before = arrived++;
#if SPIN_LOCK_KEPT
        if (before == 1) return;
        if (first == 1) return;
#endif
        Volatile.Write(ref held, 0);
#elif POLITE
        while (true) {
            first = 1;
            Thread.MemoryBarrier();
            if (second == 0) break;
            first = 0;
        }
        first = 0;
#elif BARRIER || BARRIER_SHORT
        Interlocked.Increment(ref arrived);
        while (Volatile.Read(ref arrived) < 2) { }
#elif CIRCLE
        lock (left) {
            lock (right) { }
        }
#elif PING
        for (int i = 0; i < 2; i++) {
            while (first == 0) { }
            first = 0;
            second = 1;
        }
#else
        while (second == 0) { }
        first = 1;
#endif
    }

    static void Two() {
#if MEETS
        while (first == 0) { }
        second = 1;
#elif SPIN_LOCK || SPIN_LOCK_KEPT
        first = 1;
        One();
#elif POLITE
        while (true) {
            second = 1;
            Thread.MemoryBarrier();
            if (first == 0) break;
            second = 0;
        }
        second = 0;
#elif BARRIER
        One();
#elif BARRIER_SHORT
        while (Volatile.Read(ref arrived) < 2) { }
#elif CIRCLE
        lock (right) {
            lock (left) { }
        }
#elif PING
        for (int i = 0; i < 2; i++) {
            first = 1;
            while (second == 0) { }
            second = 0;
        }
#else
        while (first == 0) { }
        second = 1;
#endif
    }

    static void Main() {
        Thread one = new Thread(One);
        Thread two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
