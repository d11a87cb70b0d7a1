// compilers: dotnet
// Sorting by several keys, stability, comparers, and selecting by extreme keys.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Natural : IComparer<string>
{
    public int Compare(string a, string b)
    {
        int i = 0, j = 0;
        while (i < a.Length && j < b.Length)
        {
            if (char.IsDigit(a[i]) && char.IsDigit(b[j]))
            {
                int x = 0, y = 0;
                while (i < a.Length && char.IsDigit(a[i])) x = x * 10 + a[i++] - '0';
                while (j < b.Length && char.IsDigit(b[j])) y = y * 10 + b[j++] - '0';
                if (x != y) return x.CompareTo(y);
            }
            else if (a[i] != b[j]) return a[i].CompareTo(b[j]);
            else { i++; j++; }
        }
        return (a.Length - i).CompareTo(b.Length - j);
    }
}

static class Program
{
    static void Show<T>(string what, IEnumerable<T> items) => Console.WriteLine(what + ": " + string.Join(" ", items));
    static void Main()
    {
        var words = "the quick brown fox jumps over the lazy dog and runs away".Split(' ');
        Show("length", words.OrderBy(w => w.Length));
        Show("length, then name", words.OrderBy(w => w.Length).ThenByDescending(w => w, StringComparer.Ordinal));
        Show("last letter", words.OrderByDescending(w => w[^1]).ThenBy(w => w.Length).ThenBy(w => w, StringComparer.Ordinal));
        Show("natural", new[] { "file10", "file9", "file1a", "file", "file01b", "a100" }.Order(new Natural()));
        Show("descending", new[] { 3.5, double.NaN, -1, double.PositiveInfinity, 0 }.OrderDescending());
        Show("nulls", new int?[] { 3, null, 1 }.Order().Select(x => x?.ToString() ?? "null"));
        Show("query", from w in words.Distinct() orderby w.Contains('o') descending, w.Length descending, w select w);
        Show("min/max by", new[] { words.MinBy(w => w[1]), words.MaxBy(w => w.Length), words.MaxBy(w => w, StringComparer.Ordinal) });
        Show("distinct by", words.DistinctBy(w => w.Length));
        Show("union by", words.UnionBy(new[] { "extraordinary", "at" }, w => w.Length));
        Show("except by", words.ExceptBy(new[] { 3, 4 }, w => w.Length));
        Show("intersect by", words.IntersectBy(new[] { 'o', 'd' }, w => w[0]));
        var stable = Enumerable.Range(0, 20).OrderBy(i => i * 7 % 4);
        Show("stable", stable);
        Console.WriteLine(stable.First() + " " + stable.Last() + " " + stable.ElementAt(7) + " " + stable.Count() + " " + string.Join(",", stable.Skip(3).Take(4)));
        var ordered = words.OrderBy(w => w.Length);
        Show("created later", ordered.CreateOrderedEnumerable(w => w[0], Comparer<char>.Default, true).Take(6));
        Show("tuples", words.Select((w, i) => (w.Length, -i, w)).Order().Select(t => t.w));
        try { new object[] { 1, "x" }.Order().ToList(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message + " " + e.InnerException?.GetType().Name); }
    }
}
