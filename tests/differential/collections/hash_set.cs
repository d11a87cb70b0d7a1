// compilers: dotnet mono
// HashSet: set operations, duplicates, comparers; SortedDictionary and SortedSet a little.
using System;
using System.Collections.Generic;

class Modulo : IEqualityComparer<int>
{
    public bool Equals(int a, int b) { return a % 10 == b % 10; }
    public int GetHashCode(int x) { return x % 10; }
}

static class Program
{
    static string Show<T>(IEnumerable<T> s) { var l = new List<T>(s); l.Sort(); return "{"
        + string.Join(" ", l) + "}"; }

    static void Main()
    {
        var a = new HashSet<int> { 1, 2, 3 };
        Console.WriteLine(a.Add(3) + " " + a.Add(4) + " " + a.Count + " " + a.Contains(2) + " " + a.Remove(1)
            + " " + a.Remove(1));
        var b = new HashSet<int>(new[] { 3, 4, 5, 5, 3 });
        Console.WriteLine(Show(a) + Show(b));
        var u = new HashSet<int>(a); u.UnionWith(b);
        var i = new HashSet<int>(a); i.IntersectWith(b);
        var e = new HashSet<int>(a); e.ExceptWith(b);
        var x = new HashSet<int>(a); x.SymmetricExceptWith(b);
        Console.WriteLine(Show(u) + Show(i) + Show(e) + Show(x));
        Console.WriteLine(i.IsSubsetOf(a) + " " + a.IsSubsetOf(b) + " " + u.IsSupersetOf(b) + " "
            + a.Overlaps(b) + " " + e.Overlaps(b)
            + " " + a.SetEquals(new[] { 4, 3, 2, 2 }) + " " + i.IsProperSubsetOf(i));
        Console.WriteLine(u.RemoveWhere(n => n % 2 == 0) + " " + Show(u));
        var m = new HashSet<int>(new Modulo()) { 1, 11, 21, 2, 32, 5 };
        Console.WriteLine(m.Count + " " + m.Contains(105) + " " + m.Contains(6));
        var s = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "A", "a", "B" };
        Console.WriteLine(s.Count + " " + s.Contains("b"));
        try { foreach (int n in b) b.Add(n
            + 100); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        var big = new HashSet<long>();
        long v = 1;
        int steps = 0;
        while (big.Add(v)) { v = v * 6364136223 % 100003; steps++; }
        Console.WriteLine(steps + " " + big.Count);
        foreach (int n in new HashSet<int> { 5, 3, 9, 3, 1 }) Console.Write(n + " ");
        Console.WriteLine();
        var sorted = new SortedDictionary<string, int>(StringComparer.Ordinal) { { "pear",
            1 }, { "apple", 2 }, { "Zoo", 3 } };
        foreach (var p in sorted) Console.Write(p.Key + p.Value + " ");
        Console.WriteLine(sorted.ContainsKey("apple"));
        var set = new SortedSet<int> { 5, 1, 4, 1, 3 };
        Console.WriteLine(string.Join(" ", set) + " " + set.Min + set.Max + " " + set.Count);
        b.Clear();
        Console.WriteLine(b.Count + Show(b));
    }
}
