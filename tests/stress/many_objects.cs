// Millions of objects, most of which are soon not used any more; lists so long that whoever follows them by recursion
// falls over; circles.
// prints: 1000000 499999500000 3
using System;

class Node
{
    public Node Next, Other;
    public int Number;
}

static class Program
{
    static Node List(int length)
    {
        Node list = null;
        for (int i = 0; i < length; i++) list = new Node { Next = list, Number = i };
        return list;
    }

    static void Main()
    {
        Node list = List(1000000);
        Node circle = new Node { Number = 3 };
        circle.Next = new Node { Next = circle, Other = circle };
        for (int round = 0; round < 3; round++)
        {
            for (int i = 0; i < 300000; i++)
            {
                var garbage = new Node { Number = i };
                garbage.Next = new Node { Next = garbage, Other = new Node() };
            }
        }
        int count = 0;
        long sum = 0;
        for (Node node = list; node != null; node = node.Next) { count++; sum += node.Number; }
        Console.WriteLine(count + " " + sum + " " + circle.Next.Other.Next.Next.Number);
    }
}
