// One thread hands out an object before it has filled it, another one hands that on and looks into it. The search once let
// the second thread, where it had nobody beside it any more, look at what it had handed on in the same step without taking
// note: so it held for certain that nobody else would ever look into such an object, filled it before it was handed out, and
// lost the runs that show it unfilled.
//
// sc tso clr2 clr: holds
// pso dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Node {
    public int Value;
    public Node Next;
}

class HandedOnUnfilled {
    static Node head;
    static int seen = 1;

    static void First() {
        Node own = new Node();
        own.Value = 1;
        head = own;
    }

    static void Second() {
        Node own = new Node();
        own.Next = head;
        head = own;
        if (head.Next != null) seen = head.Next.Value;
    }

    static void Main() {
        Thread first = new Thread(First);
        Thread second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(seen == 1);
    }
}
