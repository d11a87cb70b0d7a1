// Peterson's lock for two threads; nothing keeps a processor or a compiler from reordering it.
// Asserted: no increment is lost. Where a read may overtake the waiting write before it, each
// thread can see the other's flag still down, and both enter.
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
#define DEBUG  // keeps Debug.Assert in every build

using System.Diagnostics;
using System.Threading;

class Peterson {
    static int flag0;
    static int flag1;
    static int turn;
    static int counter;

    static void T0() {
        flag0 = 1;
        turn = 1;
        while (flag1 == 1 && turn == 1) { }
        counter = counter + 1;
        flag0 = 0;
    }

    static void T1() {
        flag1 = 1;
        turn = 0;
        while (flag0 == 1 && turn == 0) { }
        counter = counter + 1;
        flag1 = 0;
    }

    static void Main() {
        Thread first = new Thread(T0);
        Thread second = new Thread(T1);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(counter == 2);
    }
}
