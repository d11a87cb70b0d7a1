// An object that nothing leads to is finalized at any time, or not at all; one that is still looked at is not.
//
// variants: HELD
// sc tso pso clr2 clr dotnet: violated assertion
// HELD sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Resource {
    ~Resource() { FinalizedAnyTime.isOpen = false; }
    public int Use() { return 1; }
}

class FinalizedAnyTime {
    internal static volatile bool isOpen = true;

    static void Main() {
        var resource = new Resource();
        resource.Use();
        bool seen = isOpen;
        Debug.Assert(seen);
#if HELD
        GC.KeepAlive(resource);
#endif
    }
}
