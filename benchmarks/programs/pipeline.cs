// A pipeline of n stages, each a thread, with a place for one item before and after each. Every
// stage adds one to each of the two items that pass through it.
//
// Asserted: the items come out in order, changed by every stage.
// BUG_OVERWRITE: who puts does not wait until the place is free, and an item is lost.
//
// arguments: 2
// variants: BUG_OVERWRITE
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_OVERWRITE: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Place {
    int item;
    bool full;

    public void Put(int value) {
        lock (this) {
#if !BUG_OVERWRITE
            while (full) Monitor.Wait(this);
#endif
            item = value;
            full = true;
            Monitor.PulseAll(this);
        }
    }

    public int Take() {
        lock (this) {
            while (!full) Monitor.Wait(this);
            full = false;
            Monitor.PulseAll(this);
            return item;
        }
    }
}

class Pipeline {
    const int items = 2;
    static Place[] places;

    static void Stage(object number) {
        Place before = places[(int)number];
        Place after = places[(int)number + 1];
        for (int i = 0; i < items; i++) after.Put(before.Take() + 1);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        places = new Place[n + 1];
        for (int i = 0; i <= n; i++) places[i] = new Place();

        Thread[] stages = new Thread[n];
        for (int i = 0; i < n; i++) {
            stages[i] = new Thread(Stage);
            stages[i].Start(i);
        }
        for (int item = 0; item < items; item++) places[0].Put(10 * item);
        for (int item = 0; item < items; item++) {
            int result = places[n].Take();
            Debug.Assert(result == 10 * item + n);
        }
        foreach (Thread stage in stages) stage.Join();
    }
}
