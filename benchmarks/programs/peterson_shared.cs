// Peterson's lock, on plain fields, both threads in the same method: barriers that are put into it
// help both.
//
// Asserted: no increment is lost.
//
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso: 1
// fences pso dotnet: 3
#define DEBUG

using System.Diagnostics;
using System.Threading;

class PetersonShared {
    static bool[] flags;
    static int turn;
    static int counter;

    static void Run(object number) {
        bool[] raised = flags;
        int me = (int)number;
        int other = 1 - me;
        raised[me] = true;
        turn = other;
        while (raised[other] && turn == other) { }
        counter = counter + 1;
        raised[me] = false;
    }

    static void Main() {
        flags = new bool[2];
        Thread first = new Thread(Run);
        Thread second = new Thread(Run);
        first.Start(0);
        second.Start(1);
        first.Join();
        second.Join();
        Debug.Assert(counter == 2);
    }
}
