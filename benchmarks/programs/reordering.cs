// Two threads that write and read two fields, n times each: little to do, and much that may
// be reordered. Made to measure how fast states are found (benchmarks/search).
//
// Asserted: what a thread adds up is no more than it can have read.
//
// arguments: 2
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Reordering {
    static int n;
    static int x;
    static int y;
    static int fromX;
    static int fromY;

    static void WriteX() {
        for (int i = 1; i <= n; i++) {
            x = i;
            fromY = fromY + y;
        }
    }

    static void WriteY() {
        for (int i = 1; i <= n; i++) {
            y = i;
            fromX = fromX + x;
        }
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        Thread first = new Thread(WriteX);
        Thread second = new Thread(WriteY);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(fromX <= n * n && fromY <= n * n);
    }
}
