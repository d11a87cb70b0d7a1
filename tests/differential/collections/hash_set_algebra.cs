// compilers: dotnet
// HashSet: algebra against any sequence, subsets, comparers, removal by test, sets of sets, read-only views.
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

static class Program
{
    static string Show<T>(IEnumerable<T> s) => "{" + string.Join(",", s.Order()) + "}";
    static void Main()
    {
        var a = new HashSet<int> { 1, 2, 3, 4 };
        int[] b = { 3, 4, 4, 5 };
        HashSet<int> Copy(Action<HashSet<int>> f) { var c = new HashSet<int>(a); f(c); return c; }
        Console.WriteLine(Show(Copy(s => s.UnionWith(b))) + Show(Copy(s => s.IntersectWith(b))) + Show(Copy(s => s.ExceptWith(b))) + Show(Copy(s => s.SymmetricExceptWith(b))) + Show(Copy(s => s.ExceptWith(s))) + Show(Copy(s => s.UnionWith(s))));
        Console.WriteLine($"{a.IsSubsetOf(new[] { 4, 3, 2, 1, 0 })} {a.IsProperSubsetOf(a)} {a.IsSupersetOf(new int[0])} {a.IsProperSupersetOf(new[] { 1, 1 })} {a.Overlaps(b)} {a.SetEquals(new[] { 4, 4, 3, 2, 1 })} {new HashSet<int>().IsSubsetOf(b)}");
        Console.WriteLine(a.Add(4) + " " + a.Add(9) + " " + a.Remove(1) + " " + a.Remove(100) + " " + a.RemoveWhere(x => x % 2 == 0) + " " + Show(a) + " " + a.TryGetValue(9, out int nine) + nine);
        var words = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "One", "TWO", "one", null };
        Console.WriteLine(words.Count + " " + words.Contains("two") + " " + words.Contains(null) + " " + words.TryGetValue("ONE", out string stored) + stored + " " + words.IsSubsetOf(new[] { "ONE", "two", null, "x" }));
        var sets = new HashSet<HashSet<int>>(HashSet<int>.CreateSetComparer()) { new() { 1, 2 }, new() { 2, 1 }, new() { 3 } };
        Console.WriteLine(sets.Count + " " + sets.Contains(new() { 3 }) + " " + sets.Sum(s => s.Sum()));
        var power = new List<HashSet<char>> { new() };
        foreach (char c in "abc") power.AddRange(power.Select(s => new HashSet<char>(s) { c }).ToList());
        Console.WriteLine(string.Join(" ", power.Select(s => Show(s))));
        ISet<int> face = new SortedSet<int>(b);
        IReadOnlySet<int> view = new HashSet<int>(b);
        Console.WriteLine(face.Add(4) + " " + face.IsSupersetOf(view) + " " + view.SetEquals(face) + " " + view.Contains(5) + " " + face.IsReadOnly + " " + new ReadOnlySet<int>(face).Count);
        var array = new int[5];
        new HashSet<int> { 7 }.CopyTo(array, 2);
        Console.WriteLine(string.Join(",", array) + " " + new HashSet<int>(100).EnsureCapacity(5).CompareTo(99) + " " + b.ToHashSet().Count);
        try { foreach (int x in a) a.Add(x + 50); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        foreach (int x in a) if (x > 5) a.Remove(x);
        Console.WriteLine(Show(a));
        try { a.UnionWith(null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        var seen = new HashSet<int>();
        Console.WriteLine(string.Join(" ", new[] { 3, 1, 3, 2, 1 }.Where(x => !seen.Add(x))) + " " + Enumerable.Range(1, 30).Select(x => x * x % 10).ToHashSet().Count);
    }
}
