// Threads that read and write fields, elements, structs and boxes, plainly and otherwise; wrong where writes wait.
using System;
using System.Diagnostics;
using System.Threading;

struct Pair {
    public int First;
    public long Second;
}

class Node {
    public Node Next;
    public volatile int Value;
    public Pair Pair;
}

static class Program {
    static int x, y, seenOfX, seenOfY;
    static int[] cells = new int[2];
    static object box = 1;
    static Node head = new Node();
    static double real;

    static void WriteX() {
        x = 1;
        seenOfY = y;
        cells[seenOfY] = 2;
        Interlocked.Add(ref head.Pair.First, 3);
    }

    static void WriteY() {
        y = 1;
        seenOfX = x;
        Node node = new Node { Value = seenOfX, Next = head };
        node.Pair = head.Pair;
        head = node;
        box = (int)box + 1;
        Volatile.Write(ref real, 0.5);
    }

    static void Main(string[] arguments) {
        Thread first = new Thread(WriteX);
        Thread second = new Thread(WriteY);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Console.WriteLine(cells[0] + " " + head.Value);
        Debug.Assert(seenOfX == 1 || seenOfY == 1 || real < 0, "nobody saw the other");
        if (arguments.Length > 3) throw new InvalidOperationException(box.ToString());
    }
}
