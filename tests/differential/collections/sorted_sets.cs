// compilers: dotnet
// SortedSet: set algebra, ranges, views that stay live, comparers, reverse order.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Show<T>(string what, IEnumerable<T> items) => Console.WriteLine(what + ": " + string.Join(" ", items));
    static void Main()
    {
        var a = new SortedSet<int> { 5, 1, 9, 3, 7, 3 };
        var b = new SortedSet<int>(new[] { 3, 4, 5, 6 });
        Show("a", a);
        Console.WriteLine(a.Add(1) + " " + a.Add(2) + " " + a.Remove(9) + " " + a.Contains(9) + " " + a.Min + " " + a.Max + " " + a.Count);
        var union = new SortedSet<int>(a); union.UnionWith(b); Show("union", union);
        var both = new SortedSet<int>(a); both.IntersectWith(b); Show("both", both);
        var minus = new SortedSet<int>(a); minus.ExceptWith(b); Show("minus", minus);
        var either = new SortedSet<int>(a); either.SymmetricExceptWith(b); Show("either", either);
        Console.WriteLine($"{both.IsSubsetOf(a)} {both.IsProperSubsetOf(both)} {a.IsSupersetOf(new[] { 1, 2 })} {a.Overlaps(new[] { 100, 7 })} {both.SetEquals(new[] { 5, 3, 3 })}");
        SortedSet<int> view = union.GetViewBetween(3, 6);
        Show("view", view);
        union.Remove(4);
        view.Add(4);
        view.Remove(3);
        Show("view", view); Show("union", union);
        try { view.Add(50); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        Show("reverse", union.Reverse());
        Console.WriteLine(union.RemoveWhere(x => x % 2 == 0) + " " + union.Count);
        var words = new SortedSet<string>(StringComparer.OrdinalIgnoreCase) { "pear", "Apple", "fig", "APPLE", "Fig", "banana" };
        Show("words", words);
        Console.WriteLine(words.TryGetValue("FIG", out string stored) + " " + stored);
        var byLength = new SortedSet<string>(Comparer<string>.Create((x, y) => x.Length != y.Length ? x.Length - y.Length : string.CompareOrdinal(x, y)));
        foreach (string s in "the quick brown fox jumps over the lazy dog".Split()) byLength.Add(s);
        Show("by length", byLength);
        var array = new int[6];
        a.CopyTo(array, 1);
        Show("array", array);
        try { foreach (int x in a) a.Remove(x); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
    }
}
