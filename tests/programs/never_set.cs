// A thread polls for something. If nobody ever brings it about, no run ends, and nothing changes but what the
// thread polls with; if somebody does, every run can still end, be it that a scheduler could let it poll for ever.
//
// variants: SET YIELD YIELD_SET SLEEP SLEEP_SET LOCKED LOCKED_SET WAIT WAIT_SET TRY TRY_FREE CAS CAS_FREE ALONE ALONE_SET BACKGROUND EXIT THROW
// sc tso clr: violated livelock
// sc tso clr SET: holds
// sc tso clr YIELD: violated livelock
// sc tso clr YIELD_SET: holds
// sc tso clr SLEEP: violated livelock
// sc tso clr SLEEP_SET: holds
// sc tso clr LOCKED: violated livelock
// sc tso clr LOCKED_SET: holds
// sc tso clr WAIT: violated livelock
// sc tso clr WAIT_SET: holds
// sc tso clr TRY: violated livelock
// sc tso clr TRY_FREE: holds
// sc tso clr CAS: violated livelock
// sc tso clr CAS_FREE: holds
// sc tso clr ALONE: violated livelock
// sc tso clr ALONE_SET: holds
// sc tso clr BACKGROUND: holds
// sc tso clr EXIT: holds
// sc tso clr THROW: violated unhandled-exception
//
// Why: without a variant, YIELD, SLEEP: nobody writes `go`. LOCKED: nobody else takes the monitor, so who polls under
// it changes nothing. WAIT: a time-out lets the thread look again, and again. TRY: the first thread keeps the monitor
// and waits for the other. CAS: a lock is never given back. ALONE: there is no other thread. BACKGROUND: the program
// ends when its first thread does. EXIT, THROW: another thread ends the process, well or badly.
using System;
using System.Threading;

class NeverSet {
    static volatile bool go;
    static int held;
    static readonly object gate = new object();

    static void Poll() {
#if YIELD || YIELD_SET
        while (!go) Thread.Yield();
#elif SLEEP || SLEEP_SET
        while (!go) Thread.Sleep(1);
#elif LOCKED || LOCKED_SET
        while (true) {
            lock (gate) {
                if (go) break;
            }
        }
#elif WAIT || WAIT_SET
        lock (gate) {
            while (!go) Monitor.Wait(gate, 100);
        }
#elif TRY || TRY_FREE
        while (!Monitor.TryEnter(gate, 10)) { }
        Monitor.Exit(gate);
#elif CAS || CAS_FREE
        while (Interlocked.CompareExchange(ref held, 1, 0) != 0) { }
#else
        while (!go) { }
#endif
    }

    static void Set() {
#if LOCKED_SET || WAIT_SET
        lock (gate) {
            go = true;
            Monitor.Pulse(gate);
        }
#elif SET || YIELD_SET || SLEEP_SET
        go = true;
#elif CAS_FREE
        Volatile.Write(ref held, 0);
#elif EXIT
        Environment.Exit(0);
#elif THROW
        throw new InvalidOperationException();
#endif
    }

    static void Main() {
#if ALONE || ALONE_SET
#if ALONE_SET
        go = true;
#endif
        Poll();
#else
#if CAS || CAS_FREE
        held = 1;
#endif
        Thread poller = new Thread(Poll);
#if BACKGROUND
        poller.IsBackground = true;
        poller.Start();
#else
#if TRY || TRY_FREE
        Monitor.Enter(gate);
#endif
        poller.Start();
        Set();
#if TRY_FREE
        Monitor.Exit(gate);
#endif
        poller.Join();
#endif
#endif
    }
}
