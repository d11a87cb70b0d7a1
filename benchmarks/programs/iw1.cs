// Independent workers: two threads, each with a list of its own that it makes, fills and adds up.
// Only the sum is shared, and guarded by a lock. Nearly all of this is nobody else's business,
// which is what partial order reduction should find out. (After Dwyer, Hatcliff, Robby and Prasad.)
//
// Asserted: the sum of both lists, 1 to n each.
//
// arguments: 3
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Item {
    public int Value;
    public Item Next;
}

class IndependentWorkers {
    static int n;
    static object gate;
    static int total;

    static void Work() {
        Item list = null;
        for (int i = 1; i <= n; i++) {
            Item item = new Item();
            item.Value = i;
            item.Next = list;
            list = item;
        }
        int sum = 0;
        for (Item item = list; item != null; item = item.Next) sum += item.Value;
        lock (gate) total = total + sum;
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 3;
        gate = new object();
        Thread first = new Thread(Work);
        Thread second = new Thread(Work);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(total == n * (n + 1));
    }
}
