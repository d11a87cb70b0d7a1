// compilers: dotnet
// The standard operators written as iterators, checked against the real ones.
using System;
using System.Collections.Generic;
using System.Linq;

static class My
{
    public static IEnumerable<T> MyWhere<T>(this IEnumerable<T> s, Func<T, bool> f) { foreach (T x in s) if (f(x)) yield return x; }
    public static IEnumerable<R> MySelect<T, R>(this IEnumerable<T> s, Func<T, int, R> f) { int i = 0; foreach (T x in s) yield return f(x, i++); }
    public static IEnumerable<T> MySkip<T>(this IEnumerable<T> s, int n) { foreach (T x in s) if (n-- <= 0) yield return x; }
    public static IEnumerable<T> MyTake<T>(this IEnumerable<T> s, int n) { if (n > 0) foreach (T x in s) { yield return x; if (--n == 0) yield break; } }
    public static IEnumerable<T> MyReverse<T>(this IEnumerable<T> s) { var stack = new Stack<T>(s); while (stack.Count > 0) yield return stack.Pop(); }
    public static IEnumerable<T> MyDistinct<T>(this IEnumerable<T> s) { var seen = new HashSet<T>(); foreach (T x in s) if (seen.Add(x)) yield return x; }
    public static IEnumerable<V> MyJoin<T, U, K, V>(this IEnumerable<T> a, IEnumerable<U> b, Func<T, K> ka, Func<U, K> kb, Func<T, U, V> f)
    {
        var map = new Dictionary<K, List<U>>();
        foreach (U u in b) { if (!map.TryGetValue(kb(u), out var l)) map[kb(u)] = l = new List<U>(); l.Add(u); }
        foreach (T t in a) if (map.TryGetValue(ka(t), out var l)) foreach (U u in l) yield return f(t, u);
    }
    public static IEnumerable<(K key, List<T> items)> MyGroup<T, K>(this IEnumerable<T> s, Func<T, K> key)
    {
        var order = new List<K>();
        var map = new Dictionary<K, List<T>>();
        foreach (T x in s)
        {
            K k = key(x);
            if (!map.TryGetValue(k, out var l)) { map[k] = l = new List<T>(); order.Add(k); }
            l.Add(x);
        }
        foreach (K k in order) yield return (k, map[k]);
    }
    public static IEnumerable<T> MyOrder<T, K>(this IEnumerable<T> s, Func<T, K> key) where K : IComparable<K>
    {
        T[] a = s.ToArray(), b = new T[a.Length];
        void Sort(int from, int to)
        {
            if (to - from < 2) return;
            int middle = (from + to) / 2, i = from, j = middle;
            Sort(from, middle);
            Sort(middle, to);
            for (int k = from; k < to; k++) b[k] = i < middle && (j >= to || key(a[i]).CompareTo(key(a[j])) <= 0) ? a[i++] : a[j++];
            Array.Copy(b, from, a, from, to - from);
        }
        Sort(0, a.Length);
        foreach (T x in a) yield return x;
    }
    public static IEnumerable<A> MyScan<T, A>(this IEnumerable<T> s, A seed, Func<A, T, A> f) { foreach (T x in s) yield return seed = f(seed, x); }
}

static class Program
{
    static void Same<T>(string what, IEnumerable<T> mine, IEnumerable<T> real) => Console.WriteLine(what + " " + mine.SequenceEqual(real) + ": " + string.Join(" ", mine));
    static void Main()
    {
        int[] n = { 5, 3, 8, 3, 9, 1, 5 };
        string[] w = { "pear", "fig", "apple", "kiwi", "plum", "date" };
        Same("where", n.MyWhere(x => x > 3), n.Where(x => x > 3));
        Same("select", n.MySelect((x, i) => x * i), n.Select((x, i) => x * i));
        Same("skip take", n.MySkip(2).MyTake(3), n.Skip(2).Take(3));
        Same("reverse", n.MyReverse(), n.AsEnumerable().Reverse());
        Same("distinct", n.MyDistinct(), n.Distinct());
        Same("join", n.MyJoin(w, x => x, s => s.Length, (x, s) => x + s), n.Join(w, x => x, s => s.Length, (x, s) => x + s));
        Same("group", w.MyGroup(s => s.Length).Select(g => g.key + string.Concat(g.items)), w.GroupBy(s => s.Length).Select(g => g.Key + string.Concat(g)));
        Same("order", w.MyOrder(s => s.Length), w.OrderBy(s => s.Length));
        Console.WriteLine(string.Join(" ", n.MyScan(0, (a, x) => a + x)) + " | " + string.Join(" ", w.MyScan("", (a, s) => a + s[0])));
    }
}
