// Each thread's write may wait while its read is done; what is read is stored by the same statement.
// repair: MemoryBarrier Buffering::First ldsfld y 1
// repair: MemoryBarrier Buffering::Second ldsfld x 1
// not written: Interlocked Buffering::First stsfld x 1
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Buffering {
    static short x, y;
    static int first, second;

    static void First() {
        x = 1;
        first = y;
    }

    static void Second() {
        y = 1;
        second = 1;
        if (y == 1 && x == 0) second = 0;
    }

    static void Main() {
        Thread one = new Thread(First);
        Thread two = new Thread(Second);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
        Debug.Assert(first == 1 || second == 1);
    }
}
