// compilers: dotnet mono
// A collection of one's own with all interfaces, used through each of them.
using System;
using System.Collections;
using System.Collections.Generic;

class SparseList<T> : IList<T>
{
    readonly SortedDictionary<int, T> items = new SortedDictionary<int, T>();
    public int Count { get; private set; }
    public bool IsReadOnly { get { return false; } }
    public T this[int i]
    {
        get { Check(i); T t; items.TryGetValue(i, out t); return t; }
        set { Check(i); if (EqualityComparer<T>.Default.Equals(value,
            default(T))) items.Remove(i); else items[i] = value; }
    }
    void Check(int i) { if (i < 0 || i >= Count) throw new ArgumentOutOfRangeException("i"); }
    public void Add(T t) { Count++; this[Count - 1] = t; }
    public void Clear() { items.Clear(); Count = 0; }
    public int IndexOf(T t) { for (int i = 0; i < Count; i++) if (Equals(this[i], t)) return i; return -1; }
    public bool Contains(T t) { return IndexOf(t) >= 0; }
    public void CopyTo(T[] a, int at) { foreach (T t in this) a[at++] = t; }
    public void Insert(int at,
        T t) { Count++; for (int i = Count - 1; i > at; i--) this[i] = this[i - 1]; this[at] = t; }
    public void RemoveAt(int at) { Check(at); for (int i = at; i < Count - 1; i++) this[i] = this[i
        + 1]; items.Remove(Count - 1); Count--; }
    public bool Remove(T t) { int i = IndexOf(t); if (i >= 0) RemoveAt(i); return i >= 0; }
    public IEnumerator<T> GetEnumerator() { for (int i = 0; i < Count; i++) yield return this[i]; }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    public int Stored { get { return items.Count; } }
}

static class Program
{
    static void Fill(ICollection<string> c, int n) { for (int i = 0; i < n; i++) c.Add(i % 3 == 0 ? "s"
        + i : null); }

    static void Main()
    {
        var s = new SparseList<string>();
        Fill(s, 8);
        Console.WriteLine(s.Count + " " + s.Stored + " " + string.Join(",", s));
        s.Insert(1, "inserted");
        s.RemoveAt(0);
        Console.WriteLine(s.Remove("s3") + " " + s.Remove("none") + " " + string.Join(",", s));
        Console.WriteLine(s.IndexOf("s6") + " " + s.IndexOf(null) + " " + s.Contains("s6"));
        IList<string> list = s;
        list[2] = "two";
        Console.WriteLine(new List<string>(s).Count + " " + list[2] + " " + list.IsReadOnly);
        foreach (object o in (IEnumerable)s) Console.Write((o ?? "-") + " ");
        Console.WriteLine();
        var n = new SparseList<int> { 5, 0, 0, 7 };
        Console.WriteLine(n.Stored + " " + n.Count + " " + n[1] + n[3]);
        try { n[4] = 1; } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var a = new int[6];
        n.CopyTo(a, 1);
        Console.WriteLine(string.Join(" ", a));
        n.Clear();
        Console.WriteLine(n.Count + n.Stored);
        var inList = new List<int>(n);
        inList.AddRange(new SparseList<int> { 1, 2 });
        Console.WriteLine(inList.Count);
    }
}
