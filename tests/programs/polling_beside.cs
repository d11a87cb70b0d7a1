// A thread that polls reads more in each round than it waits for: an element of an array that others use too, or the
// variable that a delegate has captured. These reads may wait as long as they like, under some models, and the thread goes
// on meanwhile; but a round that has only read need not leave them behind for the next one, or there would be no end of them.
// BEHIND: a write of the thread itself waits before the loop, and may do so until after it. NEVER: nobody sets what is polled.
//
// variants: DELEGATE BEHIND NEVER DELEGATE_NEVER
// sc tso pso clr2 clr dotnet: holds
// sc tso clr2 clr DELEGATE: holds
// pso dotnet DELEGATE: violated
// sc tso clr2 BEHIND: holds
// pso clr dotnet BEHIND: violated
// sc tso pso clr2 clr dotnet NEVER: violated livelock
// sc tso clr2 clr DELEGATE_NEVER: violated livelock
//
// Why: under pso and dotnet the delegate is found before its target is there.
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class PollingBeside {
    static int[] shared = new int[1];
    static Func<int> asked;
    static int done;
    static int before;
    static int after;

    static void Skip(int number) { }

    static void Set() {
        shared[0] = 1;
#if DELEGATE || DELEGATE_NEVER
        int kept = 1;
        asked = () => {
            Skip(kept);
            return done;
        };
#endif
#if !NEVER && !DELEGATE_NEVER
        done = 1;
#endif
#if BEHIND
        while (Volatile.Read(ref after) == 0) { }
        Debug.Assert(before == 1);
#endif
    }

    static void Poll() {
#if BEHIND
        before = 1;
#endif
#if DELEGATE || DELEGATE_NEVER
        while (asked == null) { }
        while (asked() == 0) { }
#else
        while (done == 0) Skip(shared[0]);
#endif
#if BEHIND
        after = 1;
#endif
    }

    static void Main() {
        Thread setter = new Thread(Set);
        Thread poller = new Thread(Poll);
        setter.Start();
        poller.Start();
        setter.Join();
        poller.Join();
    }
}
