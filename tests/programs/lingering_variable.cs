// A variable that nobody looks at any more may keep an object alive, as where no optimizing compiler has been at work, or not.
//
// variants: FOUND ELSEWHERE
// sc tso pso clr2 clr dotnet: violated assertion
// FOUND sc tso pso clr2 clr dotnet: violated assertion
// ELSEWHERE sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;

class Counting {
    internal static int finalized;
    ~Counting() { finalized++; }
    public void Use() { }
}

class LingeringVariable {
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Make() {
        var counting = new Counting();
        counting.Use();
    }

    static void Main() {
#if ELSEWHERE
        Make();
#else
        var counting = new Counting();
        for (int i = 0; i < 2; i++) counting.Use();
#endif
        GC.Collect();
        GC.WaitForPendingFinalizers();
#if FOUND
        Debug.Assert(Counting.finalized == 0);
#else
        Debug.Assert(Counting.finalized == 1);
#endif
    }
}
