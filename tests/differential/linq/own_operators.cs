// compilers: dotnet
// Operators of one's own on sequences: cartesian powers, runs, sliding statistics, joins of neighbours, full outer joins.
using System;
using System.Collections.Generic;
using System.Linq;

static class More
{
    public static IEnumerable<(K key, A left, B right)> FullJoin<A, B, K>(this IEnumerable<A> a, IEnumerable<B> b, Func<A, K> ka, Func<B, K> kb)
    {
        var left = a.ToLookup(ka);
        var right = b.ToLookup(kb);
        return from k in left.Select(g => g.Key).Union(right.Select(g => g.Key)) from x in left[k].DefaultIfEmpty() from y in right[k].DefaultIfEmpty() select (k, x, y);
    }
    public static IEnumerable<(T item, int count)> Runs<T>(this IEnumerable<T> s)
    {
        using var e = s.GetEnumerator();
        if (!e.MoveNext()) yield break;
        T last = e.Current;
        int n = 1;
        while (e.MoveNext())
            if (EqualityComparer<T>.Default.Equals(last, e.Current)) n++;
            else { yield return (last, n); (last, n) = (e.Current, 1); }
        yield return (last, n);
    }
    public static IEnumerable<R> Pairwise<T, R>(this IEnumerable<T> s, Func<T, T, R> f) => s.Zip(s.Skip(1), f);
    public static IEnumerable<IEnumerable<T>> Power<T>(this IEnumerable<T> s, int n) => n == 0 ? new[] { Enumerable.Empty<T>() } : s.Power(n - 1).SelectMany(p => s.Select(p.Append));
    public static T Median<T>(this IEnumerable<T> s) => s.Order().ToList() is { Count: > 0 and var n } sorted ? sorted[n / 2] : throw new InvalidOperationException("no median");
    public static IEnumerable<T> Interleave<T>(this IEnumerable<T> s, T between) => s.SelectMany((x, i) => i == 0 ? new[] { x } : new[] { between, x });
    public static (List<T> yes, List<T> no) Partition<T>(this IEnumerable<T> s, Func<T, bool> f) => (s.Where(f).ToList(), s.Where(x => !f(x)).ToList());
    public static IEnumerable<T> Unfold<S, T>(S seed, Func<S, (T, S)?> f) { while (f(seed) is var (x, next)) { yield return x; seed = next; } }
    public static IEnumerable<int> Ranks<T>(this IEnumerable<T> s) where T : IComparable<T> { var sorted = s.OrderDescending().ToList(); return s.Select(x => sorted.FindIndex(y => y.CompareTo(x) == 0) + 1); }
    public static IEnumerable<T> Cycle<T>(this IReadOnlyCollection<T> s) { while (s.Count > 0) foreach (T x in s) yield return x; }
}

static class Program
{
    static void Show<T>(string what, IEnumerable<T> s) => Console.WriteLine(what + ": " + string.Join(" ", s));
    static void Main()
    {
        Show("full join", new[] { "apple", "bean", "avocado" }.FullJoin(new[] { "ant", "cat" }, s => s[0], s => s[0]).Select(t => $"{t.key}:{t.left ?? "-"}/{t.right ?? "-"}"));
        Show("runs", "aabccc".Runs().Select(r => r.item + "" + r.count));
        Show("pairwise", new[] { 1, 4, 9, 16 }.Pairwise((a, b) => b - a));
        Show("power", "01".Power(3).Select(p => string.Concat(p)));
        Console.WriteLine(new[] { 5, 1, 9 }.Median() + " " + "median".Median() + " " + new[] { 2.5, 1.5 }.Median());
        try { new int[0].Median(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Show("interleave", "abc".Interleave('-'));
        var (even, odd) = Enumerable.Range(1, 7).Partition(x => x % 2 == 0);
        Console.WriteLine(even.Sum() + " " + odd.Sum());
        Show("collatz", More.Unfold(6, n => n == 0 ? null : ((int, int)?)(n, n == 1 ? 0 : n % 2 == 0 ? n / 2 : 3 * n + 1)));
        Show("fibonacci", More.Unfold((0, 1), s => ((int, (int, int))?)(s.Item1, (s.Item2, s.Item1 + s.Item2))).Take(10));
        Show("ranks", new[] { 30, 10, 30, 20 }.Ranks());
        Show("cycle", new[] { 'x', 'y', 'z' }.Cycle().Skip(1).Take(5));
        Show("cycle of none", new List<int>().Cycle());
    }
}
