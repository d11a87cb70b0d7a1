// compilers: dotnet
// Sets, zips, windows, cartesian products, flattening, and joining by hand in method syntax.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static IEnumerable<IEnumerable<T>> Product<T>(IEnumerable<IEnumerable<T>> sets) =>
        sets.Aggregate((IEnumerable<IEnumerable<T>>)new[] { Enumerable.Empty<T>() }, (acc, set) => acc.SelectMany(a => set.Select(a.Append)));
    static IEnumerable<T[]> Window<T>(IEnumerable<T> source, int n)
    {
        var queue = new Queue<T>();
        foreach (T x in source)
        {
            queue.Enqueue(x);
            if (queue.Count > n) queue.Dequeue();
            if (queue.Count == n) yield return queue.ToArray();
        }
    }
    static void Show<T>(string what, IEnumerable<T> items) => Console.WriteLine(what + ": " + string.Join(" ", items));
    static void Main()
    {
        int[] a = { 1, 2, 2, 3, 5 }, b = { 2, 3, 4, 4 };
        Show("union", a.Union(b)); Show("intersect", a.Intersect(b)); Show("except", a.Except(b)); Show("distinct", b.Distinct()); Show("concat", a.Concat(b));
        Show("ignore case", new[] { "a", "B" }.Union(new[] { "A", "b", "c" }, StringComparer.OrdinalIgnoreCase));
        Show("zip", a.Zip(b)); Show("zip3", a.Zip(b, "xyz"));
        Show("product", Product(new[] { "ab", "1", "xy" }.Select(s => s.AsEnumerable())).Select(p => string.Concat(p)));
        Show("windows", Window(a, 3).Select(w => w.Sum()));
        Show("chunks", a.Chunk(2).Select(c => "[" + string.Join(",", c) + "]"));
        Show("nested", new[] { new[] { 1, 2 }, new int[0], new[] { 3 } }.SelectMany((x, i) => x.Select(y => i + ":" + y)));
        Show("cross", from x in a.Distinct() from y in b.Distinct() where x + y == 5 select (x, y));
        Show("pairs", a.Zip(a.Skip(1), (x, y) => y - x));
        Show("default", new int[0].DefaultIfEmpty(9).Concat(Enumerable.Empty<int>().DefaultIfEmpty()));
        Show("to set", a.ToHashSet().OrderBy(x => x)); Show("dictionary", b.Distinct().ToDictionary(x => x, x => x * x)); Show("pairs to dictionary", new[] { ("k", 1), ("l", 2) }.ToDictionary());
        Show("shuffled back", a.Select((x, i) => (x, i)).OrderBy(p => -p.i).Select(p => p.x));
        Show("take while", a.TakeWhile((x, i) => x > i)); Show("skip while", a.SkipWhile((x, i) => x > i)); Show("range", a.Take(1..3)); Show("from end", a.Take(^2..)); Show("where index", a.Where((x, i) => i % 2 == 0));
        Console.WriteLine(a.SequenceEqual(new List<int>(a)) + " " + a.Contains(5) + " " + "Hello".Contains('h') + " " + new[] { "x" }.Contains("X", StringComparer.OrdinalIgnoreCase) + " " + Enumerable.Repeat('z', 3).All(c => c == 'z'));
    }
}
