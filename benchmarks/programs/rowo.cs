// Read order and write order, a test of ARCHTEST (W. W. Collier, Reasoning about Parallel
// Architectures): a thread writes a, then b, the same number to both, twice; another reads b, then
// a, twice.
//
// Asserted: who has read a number in b finds it, or a later one, in a.
//
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
// fences pso: 1
// fences dotnet: 2
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ReadOrderWriteOrder {
    static int a;
    static int b;

    static void Write() {
        for (int i = 1; i <= 2; i++) {
            a = i;
            b = i;
        }
    }

    static void Read() {
        int[] x = new int[3];
        int[] y = new int[3];
        for (int i = 1; i <= 2; i++) {
            x[i] = b;
            y[i] = a;
        }
        for (int i = 1; i <= 2; i++) Debug.Assert(y[i] >= x[i]);
    }

    static void Main() {
        Thread writer = new Thread(Write);
        Thread reader = new Thread(Read);
        writer.Start();
        reader.Start();
        writer.Join();
        reader.Join();
    }
}
