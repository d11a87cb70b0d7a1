// Double-checked locking in the shapes that one meets, beside the plain one of dc.cs. An object is
// made when first needed, by whichever of two threads comes first. Without a variant, the field
// that publishes the object is volatile.
//
// Asserted: who has the object sees its field as the constructor left it, and both have the same
// object.
// FLAG: a plain flag says that the object is there. VOLATILE_FLAG: a volatile flag does.
// COMPARE_EXCHANGE: no lock; both may make an object, but only the first is published.
// BUG_ONE_CHECK: after waiting for the lock nobody looks again, and two objects are made.
//
// variants: FLAG VOLATILE_FLAG COMPARE_EXCHANGE BUG_ONE_CHECK
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso FLAG: holds
// clr2 clr FLAG: violated unhandled-exception
// pso dotnet FLAG: violated
// sc tso clr2 clr dotnet VOLATILE_FLAG: holds
// pso VOLATILE_FLAG: violated
// sc tso pso clr2 clr dotnet COMPARE_EXCHANGE: holds
// sc tso pso clr2 clr dotnet BUG_ONE_CHECK: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Helper {
    public readonly int Value;

    public Helper() {
        Value = 1;
    }
}

class DoubleCheckedLocking {
    static object gate;

#if FLAG || VOLATILE_FLAG
    static Helper helper;
#if FLAG
    static bool ready;
#else
    static volatile bool ready;
#endif

    static Helper Get() {
        if (!ready) {
            lock (gate) {
                if (!ready) {
                    helper = new Helper();
                    ready = true;
                }
            }
        }
        return helper;
    }
#elif COMPARE_EXCHANGE
    static Helper helper;

    static Helper Get() {
        Helper seen = Volatile.Read(ref helper);
        if (seen != null) return seen;
        Helper made = new Helper();
        return Interlocked.CompareExchange(ref helper, made, null) ?? made;
    }
#else
    static volatile Helper helper;

    static Helper Get() {
        if (helper == null) {
            lock (gate) {
#if !BUG_ONE_CHECK
                if (helper == null)
#endif
                    helper = new Helper();
            }
        }
        return helper;
    }
#endif

    static Helper first;
    static Helper second;

    static void Run0() {
        first = Get();
        Debug.Assert(first.Value == 1);
    }

    static void Run1() {
        second = Get();
        Debug.Assert(second.Value == 1);
    }

    static void Main() {
        gate = new object();
        Thread thread0 = new Thread(Run0);
        Thread thread1 = new Thread(Run1);
        thread0.Start();
        thread1.Start();
        thread0.Join();
        thread1.Join();
        Debug.Assert(first == second);
    }
}
