// Parking: a thread that finds nothing to do sleeps until another hands it a permit, which is kept
// for it if it is still awake. The waiting thread parks until something is ready; the other unparks
// it once for nothing, and once after making it ready. (A race in LockSupport.park of Java, found
// by D. Dice, was of this kind.)
//
// Asserted: nobody sleeps for ever. Where the read of what is ready may overtake the write that
// uses up a permit, that write wipes out the next permit. BARRIERS: with full barriers where that
// matters.
// BUG_ORDER: the thread is unparked before there is something ready.
//
// variants: BARRIERS BUG_ORDER
// sc: holds
// tso pso clr2 clr dotnet: violated deadlock
// sc tso pso clr2 clr dotnet BARRIERS: holds
// sc tso pso clr2 clr dotnet BUG_ORDER: violated deadlock
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Parker {
    static object gate;
    static volatile bool permit;
    static volatile bool ready;

    [Conditional("BARRIERS")]
    static void Fence() {
        Thread.MemoryBarrier();
    }

    static void Park() {
        if (permit) {
            permit = false;
            Fence();
            return;
        }
        lock (gate) {
            while (!permit) Monitor.Wait(gate);
            permit = false;
        }
    }

    static void Unpark() {
        lock (gate) {
            permit = true;
            Monitor.Pulse(gate);
        }
    }

    static void Await() {
        while (!ready) Park();
    }

    static void Prepare() {
        Unpark();
#if BUG_ORDER
        Unpark();
        ready = true;
#else
        ready = true;
        Fence();
        Unpark();
#endif
    }

    static void Main() {
        gate = new object();
        Thread waiter = new Thread(Await);
        Thread preparer = new Thread(Prepare);
        waiter.Start();
        preparer.Start();
        waiter.Join();
        preparer.Join();
    }
}
