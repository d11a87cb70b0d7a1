// compilers: dotnet mono
// Generic containers that are written by hand: trees, heaps, sets, maps.
using System;
using System.Collections;
using System.Collections.Generic;

class SortedTree<K, V> : IEnumerable<KeyValuePair<K, V>> where K : IComparable<K>
{
    class Node { public K Key; public V Value; public Node Left, Right; }
    Node root;
    public int Count { get; private set; }
    public V this[K key]
    {
        get
        {
            for (Node n = root; n != null;)
            {
                int c = key.CompareTo(n.Key);
                if (c == 0) return n.Value;
                n = c < 0 ? n.Left : n.Right;
            }
            throw new KeyNotFoundException();
        }
        set { Set(ref root, key, value); }
    }
    void Set(ref Node n, K key, V value)
    {
        if (n == null) { n = new Node { Key = key, Value = value }; Count++; return; }
        int c = key.CompareTo(n.Key);
        if (c == 0) n.Value = value;
        else if (c < 0) Set(ref n.Left, key, value);
        else Set(ref n.Right, key, value);
    }
    static IEnumerable<KeyValuePair<K, V>> Walk(Node n)
    {
        if (n == null) yield break;
        foreach (var p in Walk(n.Left)) yield return p;
        yield return new KeyValuePair<K, V>(n.Key, n.Value);
        foreach (var p in Walk(n.Right)) yield return p;
    }
    public IEnumerator<KeyValuePair<K, V>> GetEnumerator() { return Walk(root).GetEnumerator(); }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
}
class Heap<T>
{
    T[] items = new T[2]; int count; readonly Comparison<T> compare;
    public Heap(Comparison<T> c) { compare = c; }
    public int Count { get { return count; } }
    public void Push(T x)
    {
        if (count == items.Length) Array.Resize(ref items, count * 2);
        int i = count++;
        for (; i > 0 && compare(x, items[(i - 1) / 2]) < 0; i = (i - 1) / 2) items[i] = items[(i - 1) / 2];
        items[i] = x;
    }
    public T Pop()
    {
        T top = items[0], last = items[--count];
        items[count] = default(T);
        int i = 0;
        while (2 * i + 1 < count)
        {
            int child = 2 * i + 1;
            if (child + 1 < count && compare(items[child + 1], items[child]) < 0) child++;
            if (compare(last, items[child]) <= 0) break;
            items[i] = items[child];
            i = child;
        }
        items[i] = last;
        return top;
    }
}

static class Program
{
    static void Main()
    {
        var t = new SortedTree<string, int>();
        foreach (string w in "to be or not to be that is the question".Split(' ')) t[w] = w.Length;
        foreach (var p in t) Console.Write(p.Key + p.Value + " ");
        Console.WriteLine(t.Count + " " + t["question"]);
        try { Console.WriteLine(t["none"]); } catch (KeyNotFoundException) { Console.WriteLine("no key"); }
        var numbers = new SortedTree<double, SortedTree<int, char>>();
        numbers[1.5] = new SortedTree<int, char> { [3] = 'c', [1] = 'a' };
        foreach (var p in numbers[1.5]) Console.Write(p + " ");
        Console.WriteLine();
        var h = new Heap<int>((a, b) => a - b);
        for (int i = 0; i < 15; i++) h.Push(i * 37 % 16);
        while (h.Count > 0) Console.Write(h.Pop() + " ");
        Console.WriteLine();
        var s = new Heap<KeyValuePair<int, string>>((a, b) => b.Key - a.Key);
        foreach (string x in new[] { "aa", "b", "dddd", "ccc" }) s.Push(new KeyValuePair<int,
            string>(x.Length, x));
        while (s.Count > 0) Console.Write(s.Pop().Value + " ");
        Console.WriteLine();
    }
}
