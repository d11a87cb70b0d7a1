// What is pinned again and again, and let go, does not add up: there are only so many states.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

unsafe class PinsInALoop {
    static volatile int stop;
    static long address;
    static int* kept;

    static void Pin() {
        while (stop == 0) {
            int[] array = new int[] { 3 };
            fixed (int* place = array) {
                address = (long)place;
                Debug.Assert(*(int*)address == 3);
                if (kept == null) kept = place;
            }
            address = 0;
        }
    }

    static void Main() {
        var thread = new Thread(Pin);
        thread.Start();
        stop = 1;
        thread.Join();
        Debug.Assert(kept == null || *kept == 3);
    }
}
