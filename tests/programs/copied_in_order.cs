// What a library method copies are reads and writes like any others. One thread writes two elements (or fields), the
// second one first; the other has both copied, the first one first. May the copy have what was written last and not what
// was written before it?
//
// Asserted: it does not.
//
// sc tso CLONE COPY RESIZE STRING SPAN BLOCK FIELDS STRUCT: holds
//   Both write, and read, in order.
// pso clr2 clr dotnet CLONE COPY RESIZE STRING SPAN BLOCK FIELDS STRUCT: violated assertion
//   W→W, or R→R.
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

struct Pair {
    public int First, Second;
}

class Holder {
    public int First, Second;
    public Holder Copy() { return (Holder)MemberwiseClone(); }
}

class CopiedInOrder {
    static Holder holder = new Holder();
    static Pair pair;
#if STRING
    static char[] shared = new char[2];
#else
    static int[] shared = new int[2];
#endif
    static int first, second;

    static void Write() {
#if FIELDS
        holder.Second = 1;
        holder.First = 1;
#elif STRUCT
        pair.Second = 1;
        pair.First = 1;
#else
        shared[1]++;
        shared[0]++;
#endif
    }

#if STRUCT
    static void Assign(ref Pair to, ref Pair from) { to = from; }
#endif

    static void Read() {
#if FIELDS
        Holder copy = holder.Copy();
        first = copy.First;
        second = copy.Second;
#elif STRUCT
        Pair copy = default(Pair);
        Assign(ref copy, ref pair);
        first = copy.First;
        second = copy.Second;
#else
#if CLONE
        int[] copy = (int[])shared.Clone();
#elif COPY
        int[] copy = new int[2];
        Array.Copy(shared, copy, 2);
#elif RESIZE
        int[] copy = shared;
        Array.Resize(ref copy, 3);
#elif STRING
        string copy = new string(shared);
#elif SPAN
        int[] copy = new int[2];
        new ReadOnlySpan<int>(shared).CopyTo(new Span<int>(copy));
#elif BLOCK
        int[] copy = new int[2];
        Buffer.BlockCopy(shared, 0, copy, 0, 8);
#endif
        first = copy[0];
        second = copy[1];
#endif
    }

    static void Main() {
        var writer = new Thread(Write);
        var reader = new Thread(Read);
        writer.Start();
        reader.Start();
        writer.Join();
        reader.Join();
        Debug.Assert(first == 0 || second == 1);
    }
}
