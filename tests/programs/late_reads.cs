// Reads after an instruction that waits for a value though a processor would not: what they may have read before it is not looked
// at, so nobody can say that the program holds. The writer is in order, by a barrier; the reader is not.
//
// variants: BEHIND_LOCK UNKNOWN_PLACE IN_LOCK WRITES_ONLY VOLATILE FENCED
// sc tso pso dotnet: holds
// clr clr2: inconclusive
// sc tso pso dotnet BEHIND_LOCK: holds
// clr clr2 BEHIND_LOCK: inconclusive
// sc tso pso dotnet UNKNOWN_PLACE: holds
// clr clr2 UNKNOWN_PLACE: inconclusive
// sc tso pso dotnet IN_LOCK: holds
// clr clr2 IN_LOCK: inconclusive
// sc tso pso dotnet clr clr2 WRITES_ONLY: holds
// sc tso pso dotnet clr clr2 VOLATILE: holds
// sc tso pso dotnet clr clr2 FENCED: holds
//
// Why: two strings become one when both are there. BEHIND_LOCK: what is read after an unlock may be read in the lock. IN_LOCK: what
// comes before a lock may happen in it. UNKNOWN_PLACE: of which object the number is read is not known yet, either. WRITES_ONLY: a
// write is not early past what control depends on. VOLATILE, FENCED: nothing is read before a volatile read, or a fence, that comes
// before it.
using System.Diagnostics;
using System.Threading;

class LateReads {
    class Box { public int Number; }

    static string message;
#if VOLATILE
    static volatile string text = "";
#else
    static string text = "";
#endif
    static int number;
    static readonly Box first = new Box(), second = new Box();
    static Box box = first;
    static int written;
    static readonly object monitor = new object();

    static void Write() {
        number = 1;
        first.Number = second.Number = 1;
        box = second;
        Thread.MemoryBarrier();
        text = "a";
    }

    static void Read() {
#if BEHIND_LOCK
        lock (monitor) message = text + "!";
        if (message == "a!") Debug.Assert(number == 1);
#elif UNKNOWN_PLACE
        string read = text;
        Box found = box;
        message = read + "!";
        int seen = found.Number;
        if (message == "a!") Debug.Assert(seen == 1);
#elif WRITES_ONLY
        message = text + "!";
        written = 1;
#elif IN_LOCK
        message = text + "!";
        lock (monitor) {
            if (message == "a!") Debug.Assert(number == 1);
        }
#elif FENCED
        message = text + "!";
        Thread.MemoryBarrier();
        if (message == "a!") Debug.Assert(number == 1);
#else
        message = text + "!";
        if (message == "a!") Debug.Assert(number == 1);
#endif
    }

    static void Main() {
        var writer = new Thread(Write);
        var reader = new Thread(Read);
        writer.Start();
        reader.Start();
        writer.Join();
        reader.Join();
    }
}
