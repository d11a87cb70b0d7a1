// A lock whose fast side has no fence: the slow side fences all threads (Interlocked.MemoryBarrierProcessWide), so the fast
// side has passed a fence, too, wherever it stood. FENCE: a fence of the slow side alone is not enough. READERS: there are
// two fast sides. LATE: the fast side has written much before, which others need not see at any certain time.
//
// variants: ALL FENCE READERS LATE
// sc tso pso clr2 clr arm64 dotnet ALL: holds
// sc tso pso clr2 clr arm64 dotnet READERS: holds
// sc tso pso clr2 clr arm64 dotnet LATE: holds
// sc FENCE: holds
// tso pso clr2 clr arm64 dotnet FENCE: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ProcessWideFence {
    static int slow, fast, second;
    static int seenByFast = 1, seenBySlow = 1, seenBySecond = 1, secondSeenBySlow = 1;
    static int a, b;

    static void Fast() {
#if LATE
        a = 1;
        b = a;
#endif
        fast = 1;
        seenByFast = slow;
    }

    static void Second() {
        second = 1;
        seenBySecond = slow;
    }

    static void Slow() {
        slow = 1;
#if FENCE
        Interlocked.MemoryBarrier();
#else
        Interlocked.MemoryBarrierProcessWide();
#endif
        seenBySlow = fast;
        secondSeenBySlow = second;
    }

    static void Main() {
        Thread first = new Thread(Fast);
        Thread other = new Thread(Slow);
        first.Start();
        other.Start();
#if READERS
        Second();
#endif
        first.Join();
        other.Join();
        Debug.Assert(seenByFast == 1 || seenBySlow == 1);
#if READERS
        Debug.Assert(seenBySecond == 1 || secondSeenBySlow == 1);
#endif
    }
}
