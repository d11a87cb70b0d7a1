// Programs that need no search under a model, for they have no races, and programs that look alike.
//
// variants: TRIES FLAGS OUTSIDE HANDED EXCHANGES MIXED LOOKS CLASS STATE
// sc tso clr dotnet: holds
// sc tso TRIES: holds
// clr dotnet TRIES: violated assertion
// sc FLAGS: holds
// tso clr dotnet FLAGS: violated assertion
// sc OUTSIDE: holds
// tso OUTSIDE: violated assertion
// clr dotnet OUTSIDE: violated assertion
// sc tso clr dotnet HANDED: holds
// sc tso clr dotnet EXCHANGES: holds
// sc tso dotnet MIXED: holds
// clr MIXED: violated assertion
// sc tso clr dotnet LOOKS: holds
// sc STATE: holds
// tso clr dotnet STATE: violated assertion
// sc tso clr CLASS: holds
// dotnet CLASS: violated assertion
//
// Why: without a variant, one monitor guards all. TRIES: the taking of a monitor may overtake the write before it, and who finds the
// monitor taken does not find what was written. FLAGS: volatile fields do not keep a write before a read. OUTSIDE: a
// monitor orders nothing for who does not take it. HANDED: what a thread has done is seen by who joins it. EXCHANGES: only atomic
// operations meet. MIXED: one of the two is a plain read, which may be followed early. LOOKS: whether a thread has ended, which orders what it has done.
// STATE: a thread that waits for a monitor may not have written yet.
// CLASS: who has waited for a class to be initialized goes on with what races.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class RaceFree {
    static readonly object gate = new object();
    static int x, y, seen, other;
#if FLAGS
    static volatile int first, second;
#endif
#if CLASS
    class Box {
        public int value;
        public Box(int value) { this.value = value; }
    }
    class Holder {
        public static Box box;
        static Holder() { }
    }
#endif

    static void Main() {
#if TRIES
        var thread = new Thread(() => {
            x = 1;
            Monitor.Enter(gate);
            Monitor.Exit(gate);
        });
        thread.Start();
        if (!Monitor.TryEnter(gate)) Debug.Assert(x == 1);
        else Monitor.Exit(gate);
#elif FLAGS
        var thread = new Thread(() => { first = 1; seen = second; });
        thread.Start();
        second = 1;
        other = first;
        thread.Join();
        Debug.Assert(seen == 1 || other == 1);
#elif OUTSIDE
        var thread = new Thread(() => {
            lock (gate) { }
            x = 1;
            seen = y;
        });
        thread.Start();
        y = 1;
        other = x;
        thread.Join();
        Debug.Assert(seen == 1 || other == 1);
#elif HANDED
        var thread = new Thread(() => { x = 1; y = 1; });
        thread.Start();
        thread.Join();
        Debug.Assert(x == 1 && y == 1);
#elif EXCHANGES || MIXED
        var thread = new Thread(() => {
            x = 1;
            Interlocked.Exchange(ref y, 1);
        });
        thread.Start();
#if EXCHANGES
        int found = Interlocked.CompareExchange(ref y, 0, 0);
#else
        int found = y;
#endif
        if (found == 1) Debug.Assert(x == 1);
#elif LOOKS
        var thread = new Thread(() => { x = 1; y = 1; });
        thread.Start();
        if (thread.Join(10)) Debug.Assert(x == 1 && y == 1);
#elif STATE
        Thread thread = null;
        thread = new Thread(() => { x = 1; lock (thread) { } });
        lock (thread) {
            thread.Start();
            if ((thread.ThreadState & System.Threading.ThreadState.WaitSleepJoin) != 0) Debug.Assert(x == 1);
        }
#elif CLASS
        var thread = new Thread(() => { Holder.box = new Box(1); });
        thread.Start();
        Box box = Holder.box;
        Debug.Assert(box == null || box.value == 1);
#else
        var thread = new Thread(() => { lock (gate) { x++; y++; } });
        thread.Start();
        lock (gate) { x++; y++; }
        thread.Join();
        Debug.Assert(x == 2 && y == 2);
#endif
    }
}
