// Threads that are asked whether they wait.
//
// variants: POLLED SEEN AGAIN LITERAL
// sc tso clr dotnet: violated assertion
// sc tso clr dotnet POLLED: violated assertion
// sc tso clr dotnet SEEN: holds
// sc tso clr dotnet AGAIN: violated assertion
// sc tso clr dotnet LITERAL: violated assertion
//
// Why: a thread that was started need not have come to its lock yet, so it is found running or waiting. POLLED: who polls until it waits
// goes on in the end. SEEN: a thread that was found waiting waits until it can go on. AGAIN: and may be found running where it waits for
// the next time. LITERAL: the monitor of an object that is in every state.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class FoundWaiting {
#if LITERAL
    static readonly object gate = "gate";
#else
    static readonly object gate = new object();
#endif
    static int written;
    static readonly object second = new object();

    static bool Waits(Thread thread) {
        return (thread.ThreadState & System.Threading.ThreadState.WaitSleepJoin) != 0;
    }

    static void Main() {
        Thread thread = new Thread(() => {
            written = 1;
            lock (gate) { }
#if AGAIN
            lock (second) { }
#endif
        });
#if AGAIN
        Monitor.Enter(second);
#endif
        Monitor.Enter(gate);
        thread.Start();
#if POLLED || AGAIN || SEEN
        while (!Waits(thread)) { }
#endif
#if POLLED
        Debug.Assert(written == 0, "comes here");
#elif SEEN
        Debug.Assert(Waits(thread));
#elif AGAIN
        Monitor.Exit(gate);
        Debug.Assert(Waits(thread), "may be on its way to the second");
        Monitor.Exit(second);
        return;
#else
        Debug.Assert(Waits(thread), "runs");
#endif
        Monitor.Exit(gate);
        thread.Join();
    }
}
