// A run that does not count ends where a thread assumes in vain, and not before: whoever sees what that thread did just
// before may fail first (LOCKED, EXCHANGED, the default: a write that may wait). So may who sees what a thread did before it
// ends the program (EXITS), or before it ends while nobody else keeps the program going (RETURNS).
//
// with: include/mmcheck/Verify.cs
// variants: LOCKED EXCHANGED EXITS RETURNS
// sc tso pso dotnet clr: violated assertion
// sc tso dotnet clr LOCKED: violated assertion
// sc tso dotnet clr EXCHANGED: violated assertion
// sc tso dotnet clr EXITS: violated assertion
// sc tso dotnet clr RETURNS: violated assertion
using System;
using System.Threading;
using Mmcheck;

class BeforeItIsDropped {
#if LOCKED
    static readonly object gate = new object();
#endif
    static int isLost;

    static void Lose() {
#if LOCKED
        lock (gate) isLost = 1;
#elif EXCHANGED
        Interlocked.Exchange(ref isLost, 1);
#else
        isLost = 1;
#endif
#if EXITS
        Environment.Exit(0);
#elif !RETURNS
        Verify.Assume(false);
#endif
    }

    static void Look() {
        int seen;
#if LOCKED
        lock (gate) seen = isLost;
#else
        seen = Volatile.Read(ref isLost);
#endif
        Verify.Assert(seen == 0);
    }

    static void Main() {
        var looking = new Thread(Look);
        looking.IsBackground = true;
        looking.Start();
        Lose();
    }
}
