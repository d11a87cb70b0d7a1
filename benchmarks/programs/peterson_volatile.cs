// Peterson's lock with every field volatile, which is not enough: a volatile read may still
// overtake the volatile write before it.
//
// Asserted: no increment is lost. BARRIERS: with the one barrier that each thread needs.
// BUG_TURN: a thread gives the turn to itself.
//
// variants: BARRIERS BUG_TURN
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso dotnet: 2
// fences pso: 6
// sc tso clr2 clr dotnet BARRIERS: holds
// pso BARRIERS: violated assertion
// sc tso pso clr2 clr dotnet BUG_TURN: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class PetersonVolatile {
    static volatile bool flag0;
    static volatile bool flag1;
    static volatile int turn;
    static volatile int counter;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Run0() {
        flag0 = true;
#if BUG_TURN
        turn = 0;
#else
        turn = 1;
#endif
        Fence();
        while (flag1 && turn == 1) { }
        counter = counter + 1;
        flag0 = false;
    }

    static void Run1() {
        flag1 = true;
#if BUG_TURN
        turn = 1;
#else
        turn = 0;
#endif
        Fence();
        while (flag0 && turn == 0) { }
        counter = counter + 1;
        flag1 = false;
    }

    static void Main() {
        Thread thread0 = new Thread(Run0);
        Thread thread1 = new Thread(Run1);
        thread0.Start();
        thread1.Start();
        thread0.Join();
        thread1.Join();
        Debug.Assert(counter == 2);
    }
}
