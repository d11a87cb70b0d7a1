// Memory that all use only while they hold a monitor: the object's own, that of another object of
// it, that of a static field. SELF, FIELD, STATIC: one access forgets it.
//
// variants: SELF FIELD STATIC
// sc: holds
// sc SELF: violated assertion
// sc FIELD: violated assertion
// sc STATIC: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Counter {
    public int Own, Other;
    public readonly object Gate = new object();
}

class Guarded {
    static readonly object gate = new object();
    static readonly Counter counter = new Counter();
    static int shared;

    static void Count() {
#if !SELF
        lock (counter)
#endif
            counter.Own++;
#if !FIELD
        lock (counter.Gate)
#endif
            counter.Other++;
#if !STATIC
        lock (gate)
#endif
            shared++;
    }

    static void Main() {
        Thread one = new Thread(Count);
        Thread two = new Thread(Count);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
        Debug.Assert(counter.Own == 2 && counter.Other == 2 && shared == 2);
    }
}
