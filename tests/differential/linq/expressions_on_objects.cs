// compilers: dotnet
// A query over a tree of objects: flattening, statistics, ranking, pivoting, running totals.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Unit
{
    public string Name;
    public int Own;
    public List<Unit> Parts = new();
    public Unit(string name, int own, params Unit[] parts) { Name = name; Own = own; Parts.AddRange(parts); }
    public int Total => Own + Parts.Sum(p => p.Total);
    public IEnumerable<(Unit unit, int depth)> All(int depth = 0) => Parts.SelectMany(p => p.All(depth + 1)).Prepend((this, depth));
}

static class Program
{
    static void Main()
    {
        var root = new Unit("root", 1, new Unit("a", 2, new Unit("a1", 5), new Unit("a2", 7)), new Unit("b", 3), new Unit("c", 0, new Unit("c1", 4, new Unit("c11", 9))));
        foreach (var (u, depth) in root.All()) Console.WriteLine(new string(' ', depth * 2) + u.Name + " " + u.Own + "/" + u.Total);
        Console.WriteLine(string.Join(" ", root.All().GroupBy(x => x.depth, x => x.unit.Own).Select(g => g.Key + ":" + g.Sum() + "/" + g.Count())));
        Console.WriteLine(root.All().MaxBy(x => x.unit.Own).unit.Name + " " + root.All().Where(x => x.unit.Parts.Count == 0).Average(x => x.unit.Own) + " " + root.All().Max(x => x.depth));
        var sales = new[] { ("north", "q1", 10), ("south", "q1", 20), ("north", "q2", 15), ("east", "q2", 5), ("south", "q1", 2) };
        var quarters = sales.Select(s => s.Item2).Distinct().ToList();
        var pivot = from s in sales group s by s.Item1 into g orderby g.Key select g.Key + " " + string.Join(" ", quarters.Select(q => g.Where(s => s.Item2 == q).Sum(s => s.Item3)));
        foreach (string row in pivot) Console.WriteLine(row);
        var scores = new Dictionary<string, int> { ["ann"] = 90, ["bob"] = 85, ["cy"] = 90, ["di"] = 70 };
        var ranked = scores.OrderByDescending(p => p.Value).ThenBy(p => p.Key).Select((p, i) => (p.Key, p.Value, Place: 1 + scores.Values.Count(v => v > p.Value)));
        Console.WriteLine(string.Join(" ", ranked.Select(r => $"{r.Place}.{r.Key}({r.Value})")));
        int[] flow = { 5, -3, 8, -20, 4 };
        int running = 0;
        Console.WriteLine(string.Join(" ", flow.Select(f => running += f)) + " | lowest " + flow.Aggregate((sum: 0, min: int.MaxValue), (a, f) => (a.sum + f, Math.Min(a.min, a.sum + f))).min);
        double[] data = { 2, 4, 4, 4, 5, 5, 7, 9 };
        double mean = data.Average(), deviation = Math.Sqrt(data.Average(d => (d - mean) * (d - mean)));
        double median = data.Order().Skip((data.Length - 1) / 2).Take(2 - data.Length % 2).Average();
        Console.WriteLine(mean + " " + deviation + " " + median + " mode " + data.GroupBy(d => d).MaxBy(g => g.Count()).Key);
        var (even, odd) = Enumerable.Range(1, 9).Aggregate((new List<int>(), new List<int>()), (acc, x) => { (x % 2 == 0 ? acc.Item1 : acc.Item2).Add(x); return acc; });
        Console.WriteLine(string.Join("", even) + " " + string.Join("", odd));
        Console.WriteLine(string.Join(" ", "aaabbc".Aggregate(new List<(char c, int n)>(), (l, c) => { if (l.Count > 0 && l[^1].c == c) l[^1] = (c, l[^1].n + 1); else l.Add((c, 1)); return l; })));
    }
}
