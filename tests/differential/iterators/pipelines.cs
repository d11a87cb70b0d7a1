// compilers: dotnet mono
// Where, Select, Take and others written by hand with yield.
using System;
using System.Collections.Generic;

static class Seq
{
    public static IEnumerable<int> Range(int from, int n) { for (int i = 0; i < n; i++) yield return from
        + i; }
    public static IEnumerable<T> Where<T>(this IEnumerable<T> s,
        Func<T, bool> f) { foreach (T x in s) if (f(x)) yield return x; }
    public static IEnumerable<R> Select<T, R>(this IEnumerable<T> s, Func<T,
        R> f) { foreach (T x in s) yield return f(x); }
    public static IEnumerable<R> SelectMany<T, R>(this IEnumerable<T> s, Func<T, IEnumerable<R>> f)
    {
        foreach (T x in s) foreach (R r in f(x)) yield return r;
    }
    public static IEnumerable<T> Take<T>(this IEnumerable<T> s, int n)
    {
        if (n <= 0) yield break;
        foreach (T x in s) { yield return x; if (--n == 0) yield break; }
    }
    public static IEnumerable<T> Skip<T>(this IEnumerable<T> s,
        int n) { foreach (T x in s) if (n-- <= 0) yield return x; }
    public static IEnumerable<T> Concat<T>(this IEnumerable<T> a, IEnumerable<T> b)
    {
        foreach (T x in a) yield return x;
        foreach (T x in b) yield return x;
    }
    public static IEnumerable<R> Zip<A, B, R>(this IEnumerable<A> a, IEnumerable<B> b, Func<A, B, R> f)
    {
        using (var x = a.GetEnumerator()) using (var y = b.GetEnumerator())
            while (x.MoveNext() && y.MoveNext()) yield return f(x.Current, y.Current);
    }
    public static IEnumerable<T> Distinct<T>(this IEnumerable<T> s) { var seen = new HashSet<T>(); foreach (T x in s) if (seen.Add(x)) yield return x; }
    public static IEnumerable<T> Reverse<T>(this IEnumerable<T> s) { var l = new List<T>(s); for (int i = l.Count; i-- > 0;) yield return l[i]; }
    public static IEnumerable<List<T>> Chunk<T>(this IEnumerable<T> s, int n)
    {
        var l = new List<T>();
        foreach (T x in s) { l.Add(x); if (l.Count == n) { yield return l; l = new List<T>(); } }
        if (l.Count > 0) yield return l;
    }
    public static IEnumerable<R> Scan<T, R>(this IEnumerable<T> s, R r,
        Func<R, T, R> f) { foreach (T x in s) yield return r = f(r, x); }
    public static R Fold<T, R>(this IEnumerable<T> s, R r, Func<R, T, R> f) { foreach (T x in s) r = f(r,
        x); return r; }
    public static string Show<T>(this IEnumerable<T> s) { return string.Join(" ", s); }
}

static class Program
{
    static IEnumerable<int> Primes()
    {
        var found = new List<int>();
        for (int n = 2; ; n++)
        {
            bool prime = true;
            foreach (int p in found) { if (p * p > n) break; if (n % p == 0) { prime = false; break; } }
            if (prime) { found.Add(n); yield return n; }
        }
    }

    static void Main()
    {
        int calls = 0;
        var q = Seq.Range(1,
            100).Where(x => { calls++; return x % 7 == 0; }).Select(x => x * x).Skip(1).Take(3);
        Console.WriteLine(calls);
        Console.WriteLine(q.Show() + " " + calls);
        Console.WriteLine(q.Fold(0, (a, b) => a + b) + " " + calls);
        Console.WriteLine(Primes().Skip(10).Take(10).Show());
        Console.WriteLine(Primes().Zip("abcdef", (p, c) => c + "" + p).Show());
        Console.WriteLine("mississippi".Distinct().Show() + "|" + "mississippi".Distinct().Reverse().Show());
        foreach (var c in Seq.Range(0, 7).Chunk(3)) Console.Write("[" + c.Show() + "]");
        Console.WriteLine();
        Console.WriteLine(new[] { 3, 1, 2 }.SelectMany(n => Seq.Range(n * 10,
            n)).Concat(new[] { -1 }).Show());
        Console.WriteLine(Seq.Range(1, 10).Scan(1L, (p, x) => p * x).Show());
        Console.WriteLine(new string[0].Concat(new[] { "only" }).Take(0).Concat(new[] { "x" }).Show());
    }
}
