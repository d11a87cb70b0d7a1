// compilers: dotnet mono
// Recursive iterators over trees: orders of traversal, paths, early exit, lazy comparison of two trees.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

class Node : IEnumerable<int>
{
    public int Value;
    public Node Left, Right;
    public static Node Insert(Node root, int value)
    {
        if (root == null) return new Node { Value = value };
        if (value < root.Value) root.Left = Insert(root.Left, value);
        else root.Right = Insert(root.Right, value);
        return root;
    }
    public IEnumerator<int> GetEnumerator()
    {
        if (Left != null) foreach (int x in Left) yield return x;
        yield return Value;
        if (Right != null) foreach (int x in Right) yield return x;
    }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    public IEnumerable<int> PreOrder()
    {
        yield return Value;
        foreach (Node n in new[] { Left, Right })
            if (n != null)
                foreach (int x in n.PreOrder()) yield return x;
    }
    public IEnumerable<int> ByLevel()
    {
        var queue = new Queue<Node>();
        queue.Enqueue(this);
        while (queue.Count > 0)
        {
            Node n = queue.Dequeue();
            yield return n.Value;
            if (n.Left != null) queue.Enqueue(n.Left);
            if (n.Right != null) queue.Enqueue(n.Right);
        }
    }
    public IEnumerable<string> Paths(string prefix)
    {
        if (Left == null && Right == null) { yield return prefix + Value; yield break; }
        if (Left != null) foreach (string s in Left.Paths(prefix + Value + "<")) yield return s;
        if (Right != null) foreach (string s in Right.Paths(prefix + Value + ">")) yield return s;
    }
    public IEnumerable<int> Range(int from, int to)
    {
        if (Left != null && from < Value) foreach (int x in Left.Range(from, to)) yield return x;
        if (from <= Value && Value < to) yield return Value;
        if (Right != null && to > Value) foreach (int x in Right.Range(from, to)) yield return x;
    }
}

static class Program
{
    static Node Tree(params int[] values)
    {
        Node root = null;
        foreach (int v in values) root = Node.Insert(root, v);
        return root;
    }
    static void Main()
    {
        Node a = Tree(5, 2, 8, 1, 9, 3, 7), b = Tree(1, 2, 3, 5, 7, 8, 9), c = Tree(1, 2, 4);
        Console.WriteLine(string.Join(" ", a) + " | " + string.Join(" ", a.PreOrder()) + " | " + string.Join(" ", a.ByLevel()));
        Console.WriteLine(string.Join(" ", a.Paths("")) + " | " + string.Join(" ", b.Paths("")));
        Console.WriteLine(string.Join(" ", a.Range(2, 8)) + " | " + a.First(x => x > 5) + " " + a.Sum() + " " + a.Skip(2).First());
        Console.WriteLine(a.SequenceEqual(b) + " " + a.SequenceEqual(c) + " " + a.Zip(c, (x, y) => x - y).Count(d => d != 0));
    }
}
