// A list of native blocks that lead to each other: two threads push, and the list is walked along and freed.
//
// compilers: dotnet
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;

unsafe struct Node { public Node* Next; public int Value; }

unsafe class NativeList {
    static IntPtr head;

    static void Push(int value) {
        Node* node = (Node*)NativeMemory.Alloc((UIntPtr)sizeof(Node));
        node->Value = value;
        IntPtr before;
        do {
            before = Volatile.Read(ref head);
            node->Next = (Node*)before;
        } while (Interlocked.CompareExchange(ref head, (IntPtr)node, before) != before);
    }

    static void Main() {
        var one = new Thread(() => Push(1));
        var two = new Thread(() => Push(2));
        one.Start();
        two.Start();
        one.Join();
        two.Join();
        int sum = 0;
        for (Node* node = (Node*)head; node != null;) {
            Node* next = node->Next;
            sum += node->Value;
            NativeMemory.Free(node);
            node = next;
        }
        Debug.Assert(sum == 3);
    }
}
