// Asserts with what comes with mmcheck alone (the default); with nothing (NOTHING); where nobody comes to (NEVER).
using System.Threading;
using Mmcheck;

class Asserting {
    static int sum;

    static void Add() { Interlocked.Add(ref sum, 1); }

    static void Main() {
        var other = new Thread(Add);
        other.Start();
        Add();
        other.Join();
#if NEVER
        if (sum != 2) Verify.Assert(false);
#elif !NOTHING
        Verify.Assert(sum == 2, "both have added");
#endif
    }
}
