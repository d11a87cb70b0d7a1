// On x86 a thread sees what it has written before the others do, and reads before that is so.
// model: tso
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Program {
    static int wantA, wantB, inside;

    static void A() {
        wantA = 1;
        if (wantB == 0) {
            inside++;
            Debug.Assert(inside == 1);
        }
    }

    static void B() {
        wantB = 1;
        if (wantA == 0) {
            inside++;
            Debug.Assert(inside == 1);
        }
    }

    static void Main() {
        new Thread(A).Start();
        new Thread(B).Start();
    }
}
