// More memory than there is where it is fuzzed, and a stack that is not deep enough: what is collected, kept and caught.
using System;

class Node
{
    public Node Next;
    public object Other;
    public Node(Node next, object other) { Next = next; Other = other; }
}

static class Program
{
    static Node List(int length)
    {
        Node list = null;
        for (int i = 0; i < length; i++) list = new Node(list, i % 3 == 0 ? (object)i : new int[i % 7]);
        return list;
    }

    static int Length(Node node) { return node == null ? 0 : 1 + Length(node.Next); }

    static int Fill()
    {
        var all = new object[100];
        int i = 0;
        try
        {
            for (; i < all.Length; i++) all[i] = new byte[20000 + i];
        }
        catch (OutOfMemoryException e)
        {
            return i - e.Message.Length;
        }
        return i;
    }

    static bool Litter(int n)
    {
        string s = "x";
        for (int i = 0; i < n; i++) s += new string('y', i * 20);
        return s.Length > n;
    }

    static int Unwind(int depth, object kept)
    {
        var own = new Node(null, kept);
        try
        {
            if (depth == 0) throw new Exception();
            return Unwind(depth - 1, own);
        }
        catch (Exception) when (depth == 4 & Litter(20))
        {
            return Length(own);
        }
        finally
        {
            Litter(10);
            own.Next = own;
        }
    }

    static unsafe int Blocks(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += Block(i);
        return sum;
    }

    static unsafe int Block(int n)
    {
        byte* block = stackalloc byte[1000];
        for (int i = 0; i < 10; i++) block[i * 100] = (byte)(n + i);
        Litter(5);
        return block[900];
    }

    static void Main()
    {
        Node list = List(50);
        int sum = Fill();
        list = new Node(list, List(20));
        sum = sum * 31 + Length(list) + Unwind(5, list);
        sum = sum * 31 + Blocks(20) + Fill();
        Console.WriteLine(sum + Length(list) + Length((Node)list.Other));
        Length(new Node(List(1000), null));
    }
}
