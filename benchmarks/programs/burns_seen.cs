// The one-bit algorithm of Burns and Lamport (burns.cs) for two threads, each with its own method,
// on plain fields; and each thread says at its end what it has read. No two writes of a field are of
// the same value, so that this tells by which write a read was served: odd numbers are raised flags.
// The argument is how often each goes in.
//
// Asserted: no increment is lost. For --robust there is more: with two rounds the second thread can
// read an old flag after it has taken down its own, while the first does not see yet that it has.
//
// arguments: 2
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso: 2
// fences pso dotnet: 4
// fences tso robust: 3
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Burns {
    static int rounds;
    static int raised0;
    static int raised1;
    static int counter;
    static int waited0, waited1, looked1;

    static void Run0() {
        int version = 0, waited = 0;
        for (int i = 1; i <= rounds; i++) {
            raised0 = 2 * ++version + 1;
            int seen;
            do {
                seen = raised1;
                waited |= 1 << seen;
            } while (seen % 2 != 0);
            counter = counter + 1;
            raised0 = 2 * ++version;
        }
        waited0 = waited;
    }

    static void Run1() {
        int version = 0, waited = 0, looked = 0;
        for (int i = 1; i <= rounds; i++) {
            while (true) {
                int seen;
                do {
                    seen = raised0;
                    waited |= 1 << seen;
                } while (seen % 2 != 0);
                raised1 = 2 * ++version + 1;
                seen = raised0;
                looked |= 1 << seen;
                if (seen % 2 == 0) break;
                raised1 = 2 * ++version;
            }
            counter = counter + 1;
            raised1 = 2 * ++version;
        }
        waited1 = waited;
        looked1 = looked;
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
