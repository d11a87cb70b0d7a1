// A box that two threads reach, unboxed as a nullable struct of several fields.
//
// sc: holds
#define DEBUG
using System.Diagnostics;
using System.Threading;

struct Pair {
    public int First, Second;
}

class Unboxed {
    static object shared;

    static void Main() {
        Pair pair;
        pair.First = 3;
        pair.Second = 4;
        shared = pair;
        Thread reader = new Thread(Read);
        reader.Start();
        Read();
        reader.Join();
    }

    static void Read() {
        Pair? read = (Pair?)shared;
        Debug.Assert(read.HasValue);
        Debug.Assert(read.Value.First == 3 && read.Value.Second == 4);
    }
}
