// What a read brings goes through a reference into a local variable, and a branch depends on it. A thread that guesses
// the branch has to find out whether it was right.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ThroughAReference {
    static int v = 1;
    static int bad;

    static void Fetch(ref int to) {
        to = v;
    }

    static void Reader() {
        int seen = 0;
        Fetch(ref seen);
        if (seen == 0) bad = 1;
    }

    static void Copier() {
        int seen = 0;
        Fetch(ref seen);
        int copy = 5;
        ref int other = ref copy;
        other = seen;
        if (copy == 5 || copy + seen == 1) bad = 1;
    }

    static void Main() {
        Thread reader = new Thread(Reader);
        Thread copier = new Thread(Copier);
        reader.Start();
        copier.Start();
        v = 2;
        reader.Join();
        copier.Join();
        Debug.Assert(bad == 0);
    }
}
