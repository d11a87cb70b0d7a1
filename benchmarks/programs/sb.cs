// Store buffering: each of two threads writes its own field, then reads the other's.
//
// Asserted: at least one of them sees what the other has written.
//
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso pso dotnet: 2
// fences tso robust: 2
#define DEBUG

using System.Diagnostics;
using System.Threading;

class StoreBuffering {
    static int x;
    static int y;
    static int seenOfX;
    static int seenOfY;

    static void WriteX() {
        x = 1;
        seenOfY = y;
    }

    static void WriteY() {
        y = 1;
        seenOfX = x;
    }

    static void Main() {
        Thread first = new Thread(WriteX);
        Thread second = new Thread(WriteY);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(seenOfX == 1 || seenOfY == 1);
    }
}
