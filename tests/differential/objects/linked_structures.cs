// compilers: dotnet mono
// Objects that refer to each other: lists, trees, cycles, sharing.
using System;

class Node { public int Value; public Node Next; public Node(int v, Node n) { Value = v; Next = n; } }

class Tree
{
    public string Key; public int Count; public Tree Left, Right;
    public static Tree Insert(Tree t, string key)
    {
        if (t == null) return new Tree { Key = key, Count = 1 };
        int c = string.CompareOrdinal(key, t.Key);
        if (c < 0) t.Left = Insert(t.Left, key);
        else if (c > 0) t.Right = Insert(t.Right, key);
        else t.Count++;
        return t;
    }
    public static void Walk(Tree t, int depth, Action<Tree, int> visit)
    {
        if (t == null) return;
        Walk(t.Left, depth + 1, visit);
        visit(t, depth);
        Walk(t.Right, depth + 1, visit);
    }
    public static int Height(Tree t) { return t == null ? 0 : 1 + Math.Max(Height(t.Left), Height(t.Right)); }
}

static class Program
{
    static Node Reverse(Node n)
    {
        Node r = null;
        while (n != null) { Node next = n.Next; n.Next = r; r = n; n = next; }
        return r;
    }
    static string Show(Node n)
    {
        string s = "";
        for (; n != null; n = n.Next) s += n.Value + (n.Next == null ? "" : "->");
        return s;
    }
    static Node Merge(Node a, Node b)
    {
        if (a == null) return b;
        if (b == null) return a;
        if (a.Value <= b.Value) { a.Next = Merge(a.Next, b); return a; }
        b.Next = Merge(a, b.Next);
        return b;
    }
    static Node Sort(Node n)
    {
        if (n == null || n.Next == null) return n;
        Node slow = n, fast = n.Next;
        while (fast != null && fast.Next != null) { slow = slow.Next; fast = fast.Next.Next; }
        Node second = slow.Next;
        slow.Next = null;
        return Merge(Sort(n), Sort(second));
    }
    static bool HasCycle(Node n)
    {
        Node slow = n, fast = n;
        while (fast != null && fast.Next != null)
        {
            slow = slow.Next;
            fast = fast.Next.Next;
            if (ReferenceEquals(slow, fast)) return true;
        }
        return false;
    }

    static void Main()
    {
        Node list = null;
        for (int i = 0; i < 12; i++) list = new Node(i * 7 % 11, list);
        Console.WriteLine(Show(list));
        list = Reverse(list);
        Console.WriteLine(Show(list));
        list = Sort(list);
        Console.WriteLine(Show(list));
        Console.WriteLine(HasCycle(list));
        list.Next.Next.Next = list;
        Console.WriteLine(HasCycle(list));
        Tree t = null;
        foreach (string w in "the quick brown fox jumps over the lazy dog and the cat".Split(' ')) t = Tree.Insert(t, w);
        Tree.Walk(t, 0, (n, d) => Console.WriteLine(new string(' ', d * 2) + n.Key + " " + n.Count));
        Console.WriteLine(Tree.Height(t));
    }
}
