// compilers: dotnet
// Folding sequences: sums of each type, averages, nullables, overflow, empty sequences, ranges and repetition.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Try(string what, Func<object> f)
    {
        try { Console.WriteLine(what + " " + (f() ?? "null")); }
        catch (Exception e) { Console.WriteLine(what + " " + e.GetType().Name + ": " + e.Message); }
    }
    static void Main()
    {
        int[] n = { 4, -2, 9, 7 };
        int?[] some = { 1, null, 4 };
        Console.WriteLine($"{n.Sum()} {n.Average()} {n.Min()} {n.Max()} {n.Aggregate((a, b) => a * b)} {n.Aggregate("", (s, x) => s + x, s => s.Length)} {n.LongCount(x => x > 0)}");
        Console.WriteLine($"{some.Sum()} {some.Average()} {some.Max()} {some.Count()} {new int?[] { null }.Min() == null} {new int?[0].Average() == null}");
        Console.WriteLine(new[] { 1.5m, 2m }.Average() + " " + new[] { 1f, 2f, 4f }.Average() + " " + new[] { 1L, 2L }.Average() + " " + new[] { 0.1, 0.2, 0.3 }.Sum() + " " + new[] { "pear", "fig" }.Sum(s => s.Length));
        Console.WriteLine(new[] { 1.0, double.NaN, -1 }.Min() + " " + new[] { 1.0, double.NaN, 2 }.Max() + " " + new[] { "b", "a" }.Min() + " " + "hello".Max() + " " + new string[0].Max());
        Try("sum", () => new[] { int.MaxValue, 1 }.Sum());
        Try("long", () => new[] { int.MaxValue, 1 }.Sum(x => (long)x));
        Try("max", () => new int[0].Max());
        Try("first", () => new int[0].First());
        Try("last", () => n.Last(x => x > 100));
        Try("average", () => new double[0].Average());
        Try("aggregate", () => new int[0].Aggregate((a, b) => a));
        Try("or default", () => new int[0].FirstOrDefault(-1) + " " + new string[0].LastOrDefault("z") + " " + n.SingleOrDefault(x => x == 9));
        Try("single", () => n.Single(x => x > 0));
        Try("range", () => Enumerable.Range(int.MaxValue, 2));
        Try("repeat", () => string.Concat(Enumerable.Repeat("ab", 3)));
        Try("cast", () => new object[] { 1, "x" }.Cast<int>().Last());
        Try("of type", () => string.Join(",", new object[] { 1, "x", 2.5, null, 3 }.OfType<int>()));
        Try("dictionary", () => new[] { "a", "b", "A" }.ToDictionary(s => s.ToUpperInvariant()).Count);
        Try("sequence", () => n.SequenceEqual(new List<int> { 4, -2, 9, 7 }) + " " + n.SequenceEqual(n.Reverse()));
        Try("index", () => string.Join(" ", n.Index().Where(p => p.Item > 5).Select(p => p.Index + ":" + p.Item)));
        Try("running", () => string.Join(",", n.Select((x, i) => n.Take(i + 1).Sum())));
        Try("transpose", () => string.Join("/", new[] { "abc", "def" }.SelectMany(s => s.Select((c, i) => (c, i))).GroupBy(p => p.i, p => p.c).Select(g => string.Concat(g))));
        Try("slices", () => string.Join(",", n.Take(1..^1)) + " " + string.Join(",", n.SkipLast(2)) + " " + string.Join(",", n.TakeLast(2)));
        Try("all", () => n.All(x => x < 10) + " " + Enumerable.Empty<int>().All(x => false) + " " + n.TryGetNonEnumeratedCount(out int c) + c);
    }
}
