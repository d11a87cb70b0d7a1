// Double-checked locking of an object that is made when first needed, published by a plain write.
// (See double_checked_locking.cs for its other shapes.)
//
// Asserted: who has the object sees its field as the constructor left it. Where the write that
// publishes the object may overtake those of the constructor, it may be seen half made.
//
// sc tso clr2 clr: holds
// pso dotnet: violated assertion
// fences pso dotnet: 1
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Helper {
    public readonly int Value;

    public Helper() {
        Value = 1;
    }
}

class DoubleChecked {
    static object gate;
    static Helper helper;

    static Helper Get() {
        Helper seen = helper;
        if (seen == null) {
            lock (gate) {
                seen = helper;
                if (seen == null) {
                    seen = new Helper();
                    helper = seen;
                }
            }
        }
        return seen;
    }

    static void Run() {
        Helper got = Get();
        Debug.Assert(got.Value == 1);
    }

    static void Main() {
        gate = new object();
        Thread first = new Thread(Run);
        Thread second = new Thread(Run);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
