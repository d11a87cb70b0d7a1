// A struct that one thread copies while another one writes it.
//
// sc: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

struct Pair {
    public int First, Second;
}

class TornStruct {
    static Pair shared;

    static void Main() {
        Thread writer = new Thread(() => {
            Pair both;
            both.First = 1;
            both.Second = 1;
            shared = both;
        });
        writer.Start();
        Pair read = shared;
        writer.Join();
        Debug.Assert(read.First == read.Second);
    }
}
