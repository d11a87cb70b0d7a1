// A plain bug. What it says of itself was written by the same thread shortly before, and is on its way to the others, or not
// even there: that makes no other bug of it, which only reordering would have. TEXT: the text of an assertion. CLASS: an
// exception of another class, where only reordering leads to it, is another bug.
//
// variants: EXCEPTION TEXT CLASS
// sc tso pso clr2 clr dotnet EXCEPTION: violated unhandled-exception
// findings sc tso pso clr2 clr dotnet EXCEPTION: 1
// findings sc tso pso clr2 clr dotnet TEXT: 1
// findings sc tso clr2 CLASS: 1
// findings pso clr dotnet CLASS: 2
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class PendingMessage {
    static Exception shared;
    static int length, data, flag;
    static string text;

    static void First() {
#if EXCEPTION
        shared = new Exception("It went wrong.");
        throw shared;
#elif TEXT
        text = "It went wrong.";
        Debug.Assert(length > 100, text);
#else
        data = 1;
        flag = 1;
#endif
    }

    static void Second() {
#if EXCEPTION
        Exception found = shared;
        if (found != null) length = found.Message.Length;
#elif TEXT
        text = "Or did it?";
#else
        Exception thrown;
        int seen = flag;
        Thread.MemoryBarrier();
        if (seen == 1 && data == 0) thrown = new InvalidOperationException(); else thrown = new Exception();
        throw thrown;
#endif
    }

    static void Main() {
        Thread first = new Thread(First);
        Thread second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
