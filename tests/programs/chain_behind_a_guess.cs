// A chain of entries that refer to each other by number, walked from where the table says. Whether there is anything to walk is
// guessed before the count is there; behind a wrong guess the number of the first entry is none, and its place lies before the
// array. mmcheck once gave up there, for a pointer is used that points outside; but no run goes that way.
//
// compilers: dotnet
// sc tso pso clr2 clr arm64 dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

class Chain {
    struct Entry { public int Next; }

    struct Table {
        public Entry[] Entries;
        public int[] First;
        public int Count;

        public void Add() {
            if (Count == 1) Remove(0);
            First[0] = 1;
            Count++;
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        void Remove(int number) {
            ref Entry entries = ref Entries[0];
            int at = First[0] - 1;
            while (at != number) at = Unsafe.Add(ref entries, at).Next;
            Count--;
        }
    }

    static readonly Table[] tables = { new Table { Entries = new Entry[1], First = new int[1] } };

    static void Use() {
        ref Table table = ref tables[0];
        lock (table.First) table.Add();
    }

    static void Main() {
        var other = new Thread(Use);
        other.Start();
        Use();
        other.Join();
        Debug.Assert(tables[0].Count == 1);
    }
}
