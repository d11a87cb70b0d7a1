// An object is left for another thread by a plain write, with all that it leads to. Where a model has the write wait for
// what was written to any of these objects, whoever finds the first finds all of it; elsewhere it may find less. ARRAY: the
// constructor fills an array of its own. LIST: a list is copied, the copy extended and put in its place. LINKED: the inner
// object is filled once the outer one leads to it. BOXES: an array of structs in boxes. CLOSURE: a list of delegates that
// share what they close over. RING: objects that lead to each other. CUT: nothing leads any more to what was written last,
// so nobody waits for it.
//
// variants: ARRAY LIST LINKED BOXES CLOSURE RING CUT
// sc tso clr2 clr arm64: holds
// sc tso clr2 clr arm64 ARRAY: holds
// sc tso clr2 clr arm64 LIST: holds
// sc tso clr2 clr arm64 LINKED: holds
// sc tso clr2 clr arm64 BOXES: holds
// sc tso clr2 clr arm64 CLOSURE: holds
// sc tso clr2 clr arm64 RING: holds
// pso dotnet ARRAY: violated
// pso dotnet LIST: violated
// pso dotnet LINKED: violated
// pso dotnet BOXES: violated
// pso dotnet CLOSURE: violated
// pso dotnet RING: violated
// sc tso clr2 CUT: holds
// pso clr arm64 dotnet CUT: violated assertion
#define DEBUG

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

class Node {
    public int Value;
    public Node Next;
}

struct Pair {
    public int First;
    public int Second;
}

class Table {
    readonly int[] numbers = new int[1];

    public Table() { numbers[0] = 5; }

    public int First { get { return numbers[0]; } }
}

class PublishedGraph {
    static Table table;
    static List<int> list = new List<int>();
    static Node node, cut;
    static object[] boxes;
    static Func<int>[] calls;

    static void Write() {
#if LIST
        List<int> own = new List<int>(list);
        own.Add(5);
        list = own;
#elif LINKED
        Node outer = new Node();
        Node inner = new Node();
        outer.Next = inner;
        inner.Value = 5;
        node = outer;
#elif BOXES
        Pair pair = new Pair();
        pair.Second = 5;
        object[] own = new object[1];
        own[0] = pair;
        boxes = own;
#elif CLOSURE
        int value = 0;
        Func<int>[] own = { () => value, () => ++value };
        value = 5;
        calls = own;
#elif RING
        Node one = new Node();
        Node two = new Node();
        Node three = new Node();
        one.Next = two;
        two.Next = three;
        three.Next = one;
        three.Value = 5;
        node = one;
#elif CUT
        Node outer = new Node();
        Node inner = cut;
        outer.Next = inner;
        inner.Value = 5;
        outer.Next = null;
        node = outer;
#else
        table = new Table();
#endif
    }

    static void Read() {
#if LIST
        List<int> found = list;
        if (found.Count == 1) Debug.Assert(found[0] == 5);
#elif LINKED
        Node found = node;
        if (found != null) Debug.Assert(found.Next.Value == 5);
#elif BOXES
        object[] found = boxes;
        if (found != null) Debug.Assert(((Pair)found[0]).Second == 5);
#elif CLOSURE
        Func<int>[] found = calls;
        if (found != null) Debug.Assert(found[0]() == 5);
#elif RING
        Node found = node;
        if (found != null) Debug.Assert(found.Next.Next.Value == 5);
#elif CUT
        Node found = node;
        Thread.MemoryBarrier();
        if (found != null) Debug.Assert(cut.Value == 5);
#else
        Table found = table;
        if (found != null) Debug.Assert(found.First == 5);
#endif
    }

    static void Main() {
        cut = new Node();
        Thread writer = new Thread(Write);
        Thread reader = new Thread(Read);
        writer.Start();
        reader.Start();
        writer.Join();
        reader.Join();
    }
}
