// Dekker's algorithm (dekker.cs) on plain fields, in which each thread says at its end what it has
// read. No two writes of a field are of the same value, so that this tells by which write a read
// was served: even numbers of `wants` are false, those of `turn` are thread 0. The argument is how
// often each goes in.
//
// Asserted: no increment is lost. For --robust there is more: with two rounds a thread can read an
// old turn after it has stepped back, while the other does not see yet that it has.
//
// arguments: 2
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso: 2
// fences tso robust: 4
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Dekker {
    static int rounds;
    static int wants0;
    static int wants1;
    static int turn;
    static int counter;
    static int ofWants0, ofTurn0, awaited0;
    static int ofWants1, ofTurn1, awaited1;

    static void Run0() {
        int version = 0, ofWants = 0, ofTurn = 0, awaited = 0;
        for (int i = 1; i <= rounds; i++) {
            wants0 = 2 * ++version + 1;
            while (true) {
                int seen = wants1;
                ofWants |= 1 << seen;
                if (seen % 2 == 0) break;
                seen = turn;
                ofTurn |= 1 << seen;
                if (seen % 2 == 0) continue;
                wants0 = 2 * ++version;
                do {
                    seen = turn;
                    awaited |= 1 << seen;
                } while (seen % 2 != 0);
                wants0 = 2 * ++version + 1;
            }
            counter = counter + 1;
            turn = 2 * i + 1;
            wants0 = 2 * ++version;
        }
        ofWants0 = ofWants;
        ofTurn0 = ofTurn;
        awaited0 = awaited;
    }

    static void Run1() {
        int version = 0, ofWants = 0, ofTurn = 0, awaited = 0;
        for (int i = 1; i <= rounds; i++) {
            wants1 = 2 * ++version + 1;
            while (true) {
                int seen = wants0;
                ofWants |= 1 << seen;
                if (seen % 2 == 0) break;
                seen = turn;
                ofTurn |= 1 << seen;
                if (seen % 2 == 1) continue;
                wants1 = 2 * ++version;
                do {
                    seen = turn;
                    awaited |= 1 << seen;
                } while (seen % 2 != 1);
                wants1 = 2 * ++version + 1;
            }
            counter = counter + 1;
            turn = 2 * i + 0;
            wants1 = 2 * ++version;
        }
        ofWants1 = ofWants;
        ofTurn1 = ofTurn;
        awaited1 = awaited;
    }

    static void Main(string[] args) {
        rounds = args.Length > 0 ? int.Parse(args[0]) : 2;
        Thread first = new Thread(Run0);
        Thread second = new Thread(Run1);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(counter == 2 * rounds);
    }
}
