// compilers: dotnet
// Structures with links of their own: a skip list without chance, a deque, an intrusive list, union-find, a disjoint merge.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

sealed class Deque<T> : IReadOnlyCollection<T>
{
    T[] items = new T[2]; int head;
    public int Count { get; private set; }
    int At(int i) => (head + i + items.Length) % items.Length;
    void Grow() { if (Count < items.Length) return; var bigger = new T[items.Length * 2]; for (int i = 0; i < Count; i++) bigger[i] = items[At(i)]; items = bigger; head = 0; }
    public void AddFirst(T x) { Grow(); head = At(-1); items[head] = x; Count++; }
    public void AddLast(T x) { Grow(); items[At(Count++)] = x; }
    public T RemoveFirst() { if (Count == 0) throw new InvalidOperationException("empty"); T x = items[head]; items[head] = default; head = At(1); Count--; return x; }
    public T RemoveLast() { if (Count == 0) throw new InvalidOperationException("empty"); T x = items[At(--Count)]; items[At(Count)] = default; return x; }
    public ref T this[Index i] => ref items[At(i.GetOffset(Count))];
    public IEnumerator<T> GetEnumerator() { for (int i = 0; i < Count; i++) yield return items[At(i)]; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
sealed class UnionFind<T>
{
    readonly Dictionary<T, (T parent, int size)> map = new();
    public T Find(T x) { if (!map.TryGetValue(x, out var e)) { map[x] = (x, 1); return x; } if (EqualityComparer<T>.Default.Equals(e.parent, x)) return x; T root = Find(e.parent); map[x] = (root, e.size); return root; }
    public bool Union(T a, T b)
    {
        a = Find(a); b = Find(b);
        if (EqualityComparer<T>.Default.Equals(a, b)) return false;
        if (map[a].size < map[b].size) (a, b) = (b, a);
        map[a] = (a, map[a].size + map[b].size);
        map[b] = (a, map[b].size);
        return true;
    }
    public IEnumerable<IGrouping<T, T>> Groups() => map.Keys.ToList().GroupBy(Find);
}
abstract class Linked<T> where T : Linked<T>
{
    T next, previous;
    public T Next => next == this ? null : next;
    protected Linked() { next = previous = (T)this; }
    public void InsertAfter(T other) { Unlink(); next = other.next; previous = other; next.previous = (T)this; other.next = (T)this; }
    public void Unlink() { previous.next = next; next.previous = previous; next = previous = (T)this; }
    public IEnumerable<T> Circle() { T n = (T)this; do { yield return n; n = n.next; } while (n != this); }
}
sealed class Player : Linked<Player> { public readonly int Number; public Player(int n) { Number = n; } public override string ToString() => Number.ToString(); }

static class Program
{
    static int Josephus(int n, int step, out string order)
    {
        var first = new Player(1);
        Player last = first;
        for (int i = 2; i <= n; i++) { var p = new Player(i); p.InsertAfter(last); last = p; }
        order = "";
        Player at = last;
        while (at.Next != null) { for (int i = 1; i < step; i++) at = at.Next; order += at.Next + " "; at.Next.Unlink(); }
        return at.Number;
    }
    static void Main()
    {
        var d = new Deque<int>();
        for (int i = 1; i <= 5; i++) { d.AddFirst(-i); d.AddLast(i); }
        Console.WriteLine(string.Join(" ", d) + " " + d[0] + " " + d[^1] + " " + d.RemoveFirst() + d.RemoveLast() + " " + d.Count);
        d[1] = 100;
        d[^2] *= 7;
        Console.WriteLine(string.Join(" ", d) + " " + d.Sum());
        while (d.Count > 0) d.RemoveLast();
        try { d.RemoveFirst(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        var u = new UnionFind<string>();
        Console.WriteLine(u.Union("a", "b") + " " + u.Union("c", "d") + " " + u.Union("b", "a") + " " + u.Union("d", "a") + " " + u.Union("e", "f") + " " + (u.Find("c") == u.Find("b")));
        Console.WriteLine(string.Join(" | ", u.Groups().Select(g => string.Join("", g.Order())).Order(StringComparer.Ordinal)));
        Console.WriteLine(Josephus(7, 3, out string order) + " after " + order);
        var p1 = new Player(1); var p2 = new Player(2); var p3 = new Player(3);
        p2.InsertAfter(p1); p3.InsertAfter(p1); p2.InsertAfter(p3);
        Console.WriteLine(string.Join("-", p1.Circle()) + " " + (p2.Next == p1));
    }
}
