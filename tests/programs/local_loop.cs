// A thread that goes round a loop by itself. If its own state comes again, it never leaves the loop, whatever others
// do; a long computation that ends is none of this.
//
// variants: XOR MAKE_ONE NESTED CALL BACKGROUND EXIT LONG LONG_CALLS COUNTED LEFT_BY_CHANCE
// sc tso clr: violated divergence
// sc tso clr XOR: violated divergence
// sc tso clr MAKE_ONE: violated divergence
// sc tso clr NESTED: violated divergence
// sc tso clr CALL: violated divergence
// sc tso clr BACKGROUND: violated divergence
// sc tso clr EXIT: violated divergence
// sc tso clr LONG: holds
// sc tso clr LONG_CALLS: holds
// sc tso clr COUNTED: holds
// sc tso clr LEFT_BY_CHANCE: holds
//
// Why: `while (true) { }`, the same with a variable that has two values in turn (XOR), with garbage (MAKE_ONE), with a
// loop inside that ends (NESTED), with calls (CALL). BACKGROUND, EXIT: the program ends all the same, and the thread is
// of no use. LONG, LONG_CALLS, COUNTED: the loop ends after very many rounds. LEFT_BY_CHANCE: what is read decides.
using System;
using System.Threading;

class LocalLoop {
    static volatile int stop;

    static int Same(int number) {
        return number;
    }

    static void Loop() {
#if XOR
        int bit = 0;
        while (bit < 2) bit ^= 1;
#elif MAKE_ONE
        while (true) new object();
#elif NESTED
        while (true) {
            for (int i = 0; i < 10; i++) { }
        }
#elif CALL
        while (Same(1) == 1) { }
#elif LONG
        int sum = 0;
        for (int i = 0; i < 300000; i++) sum ^= i;
        stop = sum;
#elif LONG_CALLS
        for (int i = 0; i < 100000; i++) Same(i);
#elif COUNTED
        int left = 50000;
        while (left != 0) left--;
#elif LEFT_BY_CHANCE
        while (stop == 0) { }
#else
        while (true) { }
#endif
    }

    static void Main() {
        Thread looper = new Thread(Loop);
#if BACKGROUND
        looper.IsBackground = true;
#endif
        looper.Start();
#if EXIT
        Environment.Exit(0);
#elif LEFT_BY_CHANCE
        stop = 1;
#endif
    }
}
