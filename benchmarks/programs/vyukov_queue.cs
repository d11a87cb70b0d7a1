// Vyukov's bounded queue for many producers and many consumers: a ring of cells, each with a number
// that says whose turn it is there. Each of n threads puts a value of its own and then takes one.
//
// Asserted: no value is taken twice, and none is lost.
// PLAIN: the numbers are written plainly, and may be seen before the value that they announce.
// BUG_TAKE: consumers do not compete for a cell, and two may take the same value.
//
// arguments: 2
// variants: PLAIN BUG_TAKE
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso clr2 PLAIN: holds
// pso clr dotnet PLAIN: violated assertion
// sc tso pso clr2 clr dotnet BUG_TAKE: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Cell {
#if PLAIN
    public int Turn;
#else
    public volatile int Turn;
#endif
    public int Value;
}

class Ring {
    readonly Cell[] cells;
    int end;
    int start;

    public Ring(int size) {
        cells = new Cell[size];
        for (int i = 0; i < size; i++) cells[i] = new Cell { Turn = i };
    }

    /// False if the ring is full or another thread was faster.
    public bool TryPut(int value) {
        int at = Volatile.Read(ref end);
        Cell cell = cells[at % cells.Length];
        if (cell.Turn != at) return false;
        if (Interlocked.CompareExchange(ref end, at + 1, at) != at) return false;
        cell.Value = value;
        cell.Turn = at + 1;
        return true;
    }

    /// False if the ring is empty or another thread was faster.
    public bool TryTake(out int value) {
        value = 0;
        int at = Volatile.Read(ref start);
        Cell cell = cells[at % cells.Length];
        if (cell.Turn != at + 1) return false;
#if BUG_TAKE
        Volatile.Write(ref start, at + 1);
#else
        if (Interlocked.CompareExchange(ref start, at + 1, at) != at) return false;
#endif
        value = cell.Value;
        cell.Turn = at + cells.Length;
        return true;
    }
}

class VyukovQueue {
    static Ring ring;
    static int[] taken;  // how often each value was

    static void Run(object number) {
        while (!ring.TryPut((int)number)) { }
        int value;
        while (!ring.TryTake(out value)) { }
        int times = Interlocked.Increment(ref taken[value]);
        Debug.Assert(times == 1);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        ring = new Ring(2);
        taken = new int[n];

        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
    }
}
