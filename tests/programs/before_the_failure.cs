// A thread that is about to fail has not failed yet: whoever sees what it did just before may fail first. Each of the two
// is found, however the first one fails.
//
// variants: THROWS STOPS
// sc tso dotnet: violated assertion
// sc dotnet THROWS: violated unhandled-exception
// sc dotnet STOPS: violated assertion
// findings sc tso dotnet: 2
// findings sc dotnet THROWS: 2
// findings sc dotnet STOPS: 2
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

class BeforeTheFailure {
    static readonly object gate = new object();
    static bool isLost;

    static void Lose() {
        lock (gate) isLost = true;
#if THROWS
        throw new InvalidOperationException();
#elif STOPS
        Environment.FailFast("lost");
#else
        Debug.Fail("lost");
#endif
    }

    static void Look() {
        bool seen;
        lock (gate) seen = isLost;
        Debug.Assert(!seen);
    }

    static void Main() {
        var looking = new Thread(Look);
        looking.Start();
        Lose();
    }
}
