// A program whose states have everything in them that a state can have: codec_test.cpp takes them apart and puts them
// together while it runs.
using System;
using System.Threading;

struct Pair {
    public long Number;
    public string Name;
    public object Other;
}

class Node {
    public Node Next;
    public Pair Pair;
    public double Weight;
}

class Program {
    static readonly object gate = new object();
    static Pair shared;
    static Node[] nodes = new Node[4];
    static bool ready;
    [ThreadStatic] static Node mine;

    static int Spin(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) sum += i;
        return sum;
    }

    static int Deep(int depth, ref Pair pair) {
        if (depth > 0) return depth + Deep(depth - 1, ref pair);
        pair.Number = pair.Number * 3 - (1L << 40);
        return 0;
    }

    static bool IsExpected(Exception exception) {
        return Spin(3) == 3 && exception.Message == "expected";
    }

    static void Throw(string message) {
        try {
            throw new InvalidOperationException(message);
        } finally {
            Console.WriteLine("finally " + Spin(5));
        }
    }

    static string Catch(string message) {
        try {
            Throw(message);
        } catch (Exception exception) when (IsExpected(exception)) {
            return "filtered";
        } catch (InvalidOperationException exception) {
            return "caught " + exception.Message;
        }
        return "";
    }

    static void Work() {
        mine = new Node();
        mine.Pair.Name = "a thread's own";
        lock (gate) {
            while (!ready) Monitor.Wait(gate);
            shared.Name = mine.Pair.Name;
            shared.Number += Spin(4);
        }
    }

    static void Main() {
        Thread thread = new Thread(Work);
        thread.Start();
        for (int i = 0; i < nodes.Length; i++) {
            nodes[i] = new Node { Next = i == 0 ? null : nodes[i - 1], Weight = i / 3.0 };
            nodes[i].Pair.Other = i % 2 == 0 ? (object)nodes : i;
        }
        Console.WriteLine(Deep(6, ref nodes[2].Pair) + " " + nodes[3].Next.Pair.Number);
        Console.WriteLine(Catch("expected") + ", " + Catch("other"));
        Func<int, int> twice = x => 2 * x + nodes.Length;
        lock (gate) {
            ready = true;
            Monitor.PulseAll(gate);
            Console.WriteLine(twice(Spin(6)));
        }
        thread.Join();
        Console.WriteLine(shared.Name + " " + shared.Number + " " + (mine == null));
        for (Node node = nodes[3]; node != null; node = node.Next) {
            Console.WriteLine((int)(node.Weight * 300) + " " + (node.Pair.Other == nodes));
        }
    }
}
