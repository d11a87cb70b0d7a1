// compilers: dotnet
// Persistent structures written by hand beside the framework's: a list, a queue of two stacks, a binary tree map.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

sealed class PList<T> : IEnumerable<T>
{
    public static readonly PList<T> Nil = new(default, null);
    public readonly T Head; public readonly PList<T> Tail;
    PList(T head, PList<T> tail) { Head = head; Tail = tail; }
    public bool IsEmpty => Tail == null;
    public PList<T> Push(T x) => new(x, this);
    public PList<T> Reverse() => this.Aggregate(Nil, (l, x) => l.Push(x));
    public IEnumerator<T> GetEnumerator() { for (var l = this; !l.IsEmpty; l = l.Tail) yield return l.Head; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
readonly struct PQueue<T>
{
    readonly PList<T> front, back;
    PQueue(PList<T> f, PList<T> b) { (front, back) = f.IsEmpty ? (b.Reverse(), PList<T>.Nil) : (f, b); }
    public static PQueue<T> Empty => new(PList<T>.Nil, PList<T>.Nil);
    public PQueue<T> Enqueue(T x) => new(front, back.Push(x));
    public PQueue<T> Dequeue(out T x) { x = front.Head; return new(front.Tail, back); }
    public bool IsEmpty => front.IsEmpty;
}
sealed record Tree<K, V>(K Key, V Value, Tree<K, V> Left = null, Tree<K, V> Right = null) where K : IComparable<K>
{
    public static int Made;
    public static Tree<K, V> Set(Tree<K, V> t, K key, V value)
    {
        Made++;
        if (t == null) return new(key, value);
        return key.CompareTo(t.Key) switch { < 0 => t with { Left = Set(t.Left, key, value) }, > 0 => t with { Right = Set(t.Right, key, value) }, _ => t with { Value = value } };
    }
    public static IEnumerable<(K, V)> All(Tree<K, V> t) => t == null ? [] : All(t.Left).Append((t.Key, t.Value)).Concat(All(t.Right));
}

static class Program
{
    static void Main()
    {
        var a = PList<int>.Nil.Push(1).Push(2);
        var b = a.Push(3);
        Console.WriteLine(string.Join(" ", b) + " | " + string.Join(" ", a) + " | " + string.Join(" ", b.Reverse()) + " " + ReferenceEquals(b.Tail, a));
        var q = PQueue<char>.Empty;
        var real = ImmutableQueue<char>.Empty;
        string mine = "", theirs = "";
        foreach (char c in "enqueue")
        {
            q = q.Enqueue(c);
            real = real.Enqueue(c);
            if (c != 'u') continue;
            q = q.Dequeue(out char x);
            real = real.Dequeue(out char y);
            mine += x;
            theirs += y;
        }
        while (!q.IsEmpty) { q = q.Dequeue(out char x); mine += x; }
        while (!real.IsEmpty) { real = real.Dequeue(out char y); theirs += y; }
        Console.WriteLine(mine + " " + theirs);
        Tree<string, int> t = null;
        var sorted = ImmutableSortedDictionary<string, int>.Empty.WithComparers(StringComparer.Ordinal);
        foreach (var (w, i) in "m f t b h p w f".Split().Select((w, i) => (w, i))) { t = Tree<string, int>.Set(t, w, i); sorted = sorted.SetItem(w, i); }
        Console.WriteLine(string.Join(" ", Tree<string, int>.All(t)) + " " + Tree<string, int>.All(t).SequenceEqual(sorted.Select(p => (p.Key, p.Value))));
        int before = Tree<string, int>.Made;
        var changed = Tree<string, int>.Set(t, "w", 99);
        Console.WriteLine((Tree<string, int>.Made - before) + " " + ReferenceEquals(changed.Left, t.Left) + " " + ReferenceEquals(changed.Right, t.Right) + " " + (changed == t) + " " + (changed with { Right = t.Right } == t));
    }
}
