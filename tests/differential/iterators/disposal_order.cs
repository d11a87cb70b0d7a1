// compilers: dotnet
// Nested iterators with finally blocks: in which order they are closed when a consumer stops, throws or finishes.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> log = new();
    static IEnumerable<int> Outer(int n)
    {
        try
        {
            foreach (int x in Middle(n))
            {
                try { yield return x; }
                finally { log.Add("o" + x); }
            }
        }
        finally { log.Add("outer"); }
    }
    static IEnumerable<int> Middle(int n)
    {
        using var a = new Noted("A");
        for (int i = 0; i < n; i++)
        {
            using (new Noted("b" + i))
                foreach (int y in Leaf(i)) yield return i * 10 + y;
            if (i == 2) throw new InvalidOperationException("middle");
        }
    }
    static IEnumerable<int> Leaf(int n)
    {
        try { yield return 1; if (n > 0) yield return 2; }
        finally { log.Add("leaf" + n); }
    }
    sealed class Noted : IDisposable { readonly string name; public Noted(string n) { name = n; } public void Dispose() => log.Add("-" + name); }
    static void Run(string what, Action a)
    {
        try { a(); }
        catch (Exception e) { log.Add("!" + e.Message); }
        Console.WriteLine(what + ": " + string.Join(" ", log));
        log.Clear();
    }
    static void Main()
    {
        Run("all", () => log.Add(Outer(2).Sum().ToString()));
        Run("first", () => log.Add(Outer(2).First().ToString()));
        Run("take", () => log.Add(string.Join(",", Outer(2).Take(2))));
        Run("fails inside", () => log.Add(Outer(4).Sum().ToString()));
        Run("consumer throws", () => { foreach (int x in Outer(2)) if (x == 11) throw new FormatException("consumer"); });
        Run("zip", () => log.Add(string.Join(",", Outer(2).Zip(Leaf(0)))));
        Run("concat", () => log.Add(string.Join(",", Leaf(1).Concat(Leaf(0)).Skip(1))));
        Run("select many", () => log.Add(Leaf(1).SelectMany(x => Leaf(x - 1)).ElementAt(1).ToString()));
        Run("nested break", () => { foreach (int x in Outer(2)) { foreach (int y in Leaf(5)) { if (y == 1) break; } if (x == 1) break; } });
        Run("twice disposed", () => { var e = Outer(1).GetEnumerator(); e.MoveNext(); e.Dispose(); log.Add("|"); e.Dispose(); });
        Run("unfinished", () => { var e = Outer(1).GetEnumerator(); e.MoveNext(); });
    }
}
