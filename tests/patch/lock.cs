// Peterson's lock, written so that every way of putting in a barrier is needed.
// repair: MemoryBarrier Lock::T0 stsfld turn 1
// repair: MemoryBarrier Lock::T0 ldsfld flag1 1
// repair: MemoryBarrier Lock::T0 stsfld flag0 2
// repair: MemoryBarrier Lock::T1 stsfld turn 1
// repair: MemoryBarrier Lock::T1 ldsfld flag0 1
// repair: MemoryBarrier Lock::T1 stsfld flag1 2
#define DEBUG

using System.Diagnostics;

class Lock {
    static int flag0, flag1;
    static int turn;
    static int counter;

    static void T0() {
        flag0 = 1; turn = 1;
        while (flag1 == 1 && turn == 1) {
            if (counter == 7) continue;
        }
        counter = counter + 1;
        if (counter != 0)
            flag0 = 0;
    }

    static void T1() {
        flag1 = 1;
        turn = 0;
        for (; flag0 == 1 && turn == 0;) ;
        counter = counter + 1;
        flag1 = counter - counter;
    }

    static void Main() {
        System.Threading.Thread first = new System.Threading.Thread(T0);
        System.Threading.Thread second = new System.Threading.Thread(T1);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(counter == 2);
    }
}
