// Peterson's lock for two threads; nothing keeps a processor or a compiler from reordering it.
// Asserted: no increment is lost. But each thread may see the other's flag still down, and enter.
// BUG_ORDER: each thread gives the turn away before it raises its flag.
// variants: BUG_ORDER
// sc: holds
// tso pso clr2 clr dotnet: violated assertion
// fences tso: 2
// fences pso dotnet: 6
// sc tso pso clr2 clr dotnet BUG_ORDER: violated assertion
#define DEBUG  // keeps Debug.Assert in every build
using System.Diagnostics;
using System.Threading;

class Peterson {
    static int flag0;
    static int flag1;
    static int turn;
    static int counter;

    static void T0() {
#if BUG_ORDER
        turn = 1;
        flag0 = 1;
#else
        flag0 = 1;
        turn = 1;
#endif
        while (flag1 == 1 && turn == 1) { }
        counter = counter + 1;
        flag0 = 0;
    }

    static void T1() {
#if BUG_ORDER
        turn = 0;
        flag1 = 1;
#else
        flag1 = 1;
        turn = 0;
#endif
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
