// A reader takes a status apart, bit by bit, and then reads what the status is about. On hardware that guesses
// branches the last read may be done before all of them; six guesses are open at once then. Nobody says how many a search
// has to allow.
//
// Asserted: whoever finds all bits set finds the data.
//
// variants: RACES ORDERED
// sc tso dotnet RACES: holds
// clr2 clr RACES: violated assertion
// sc tso dotnet clr2 clr ORDERED: holds
#define DEBUG
using System.Diagnostics;
using System.Threading;

class ManyBranches {
    static int data, status;
    static int bits;

    static void Write() {
        data = 1;
        Thread.MemoryBarrier();
        status = 63;
    }

    static void Read() {
        int seen = status;
        if ((seen & 1) != 0) bits++;
        if ((seen & 2) != 0) bits++;
        if ((seen & 4) != 0) bits++;
        if ((seen & 8) != 0) bits++;
        if ((seen & 16) != 0) bits++;
        if ((seen & 32) != 0) bits++;
#if ORDERED
        Thread.MemoryBarrier();
#endif
        int found = data;
        Debug.Assert(seen != 63 || found == 1);
    }

    static void Main() {
        var writer = new Thread(Write);
        writer.Start();
        Read();
        writer.Join();
    }
}
