// What only weak references lead to may be gone whenever somebody looks, and then it is for all of them; what is held is there.
//
// variants: AGAIN HELD LONG
// sc tso pso clr2 clr dotnet: violated assertion
// AGAIN sc tso pso clr2 clr dotnet: holds
// HELD sc tso pso clr2 clr dotnet: holds
// LONG sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Finalized { ~Finalized() { } }

class WeakCache {
    static WeakReference<object> cached;
    static WeakReference other;
    static object held;
    static bool first, second;

    static void Look() {
        object target;
        first = cached.TryGetTarget(out target);
        GC.KeepAlive(target);
    }

    static void Make() {
        object target = new object();
        cached = new WeakReference<object>(target);
        other = new WeakReference(target);
#if HELD
        held = target;
#endif
#if LONG
        other = new WeakReference(new Finalized(), true);
#endif
    }

    static void Main() {
        Make();
        var thread = new Thread(Look);
        thread.Start();
        second = other.IsAlive;
        thread.Join();
#if AGAIN
        bool third = other.IsAlive;
        Debug.Assert(!third || (first && second));
#elif LONG
        GC.Collect();
        Debug.Assert(!cached.TryGetTarget(out held));
        GC.WaitForPendingFinalizers();
        GC.Collect();
        Debug.Assert(other.Target == null);
#else
        Debug.Assert(first && second);
#endif
    }
}
