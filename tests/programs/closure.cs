// A lambda is left for another thread by a plain write. Its closure is written before the delegate refers to it, and the
// delegate before the static field does: each of these writes publishes what it is a reference to. So where a model orders
// publication, whoever finds the delegate finds all of the closure; elsewhere it may find less. METHOD: the delegate of an
// object's method; COMBINED: the first of two. EVENT: += is atomic, and a barrier. NOTHING: a lambda without a closure needs
// nothing.
//
// variants: LAMBDA METHOD COMBINED EVENT NOTHING
// sc tso clr2 clr: holds
// sc tso clr2 clr LAMBDA: holds
// sc tso clr2 clr METHOD: holds
// sc tso clr2 clr COMBINED: holds
// sc tso pso clr2 clr dotnet EVENT: holds
// sc tso pso clr2 clr dotnet NOTHING: holds
// pso dotnet LAMBDA: violated
// pso dotnet METHOD: violated
// pso dotnet COMBINED: violated
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Closure {
    static Func<int> left;
    static event Func<int> Left;

    class Holder {
        public int Value;
        public int Get() { return Value; }
    }

    static void Leave() {
#if METHOD
        Holder holder = new Holder();
        holder.Value = 1;
        left = holder.Get;
#elif COMBINED
        int value = 1;
        Func<int> one = () => value;
        left = (Func<int>)Delegate.Combine(one, one);
#elif EVENT
        int value = 1;
        Left += () => value;
        Left += () => value;
        left = Left;
#elif NOTHING
        left = () => 1;
#else
        int value = 1;
        left = () => value;
#endif
    }

    static void Call() {
        Func<int> found = left;
        if (found != null) Debug.Assert(found() == 1);
    }

    static void Main() {
        Thread leaver = new Thread(Leave);
        Thread caller = new Thread(Call);
        leaver.Start();
        caller.Start();
        leaver.Join();
        caller.Join();
    }
}
