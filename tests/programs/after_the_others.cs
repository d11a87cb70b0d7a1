// What a thread does when all others have ended, or wait for it, it may also have done before: only
// joining them tells the two apart. JOINED: then the value is certain.
//
// variants: JOINED STARTED
// sc tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet STARTED: violated assertion
// sc tso pso clr2 clr dotnet JOINED: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class AfterTheOthers {
    static readonly object gate = new object();
    static int written;

    static void Write() {
        written = 1;
    }

    // Started by a thread that ends at once, and writes when nobody else is left.
    static void StartAnother() {
        Thread last = new Thread(Check);
        last.Start();
        written = 1;
    }

    static void Check() {
        Debug.Assert(written == 1);
    }

    static void Main() {
#if STARTED
        new Thread(StartAnother).Start();
#else
        Thread writer = new Thread(Write);
        writer.Start();
        lock (gate) { }
#if JOINED
        writer.Join();
#endif
        Check();
#endif
    }
}
