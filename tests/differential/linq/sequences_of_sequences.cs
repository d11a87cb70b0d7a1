// compilers: dotnet
// Matrices, games and words by queries alone: transposition, neighbours, sudoku rows, anagrams, ranking of hands.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static IEnumerable<IEnumerable<T>> Transpose<T>(IEnumerable<IEnumerable<T>> rows) => rows.SelectMany(r => r.Select((x, i) => (x, i))).GroupBy(p => p.i, p => p.x);
    static int[][] Multiply(int[][] a, int[][] b) => a.Select(r => Transpose(b).Select(c => r.Zip(c, (x, y) => x * y).Sum()).ToArray()).ToArray();
    static string Show<T>(IEnumerable<IEnumerable<T>> m) => string.Join(" / ", m.Select(r => string.Join(" ", r)));
    static HashSet<(int x, int y)> Step(HashSet<(int x, int y)> cells) => (
        from c in cells
        from dx in new[] { -1, 0, 1 }
        from dy in new[] { -1, 0, 1 }
        where (dx, dy) != (0, 0)
        group 1 by (c.x + dx, c.y + dy) into g
        where g.Count() == 3 || g.Count() == 2 && cells.Contains(g.Key)
        select g.Key).ToHashSet();
    static string Hand(string cards)
    {
        var ranks = cards.Split(' ').Select(c => "23456789TJQKA".IndexOf(c[0])).OrderDescending().ToArray();
        bool flush = cards.Split(' ').Select(c => c[1]).Distinct().Count() == 1;
        bool straight = ranks.Zip(ranks.Skip(1), (a, b) => a - b).All(d => d == 1);
        string counts = string.Concat(ranks.GroupBy(r => r).Select(g => g.Count()).OrderDescending());
        return (flush, straight, counts) switch { (true, true, _) => "straight flush", (_, _, "41") => "four", (_, _, "32") => "full house", (true, _, _) => "flush", (_, true, _) => "straight", (_, _, "311") => "three", (_, _, "221") => "two pairs", (_, _, "2111") => "pair", _ => "high " + "23456789TJQKA"[ranks[0]] };
    }
    static IEnumerable<int[]> Queens(int n, int row = 0) => row == n
        ? new[] { new int[0] }
        : from rest in Queens(n, row + 1) from col in Enumerable.Range(0, n) where rest.Select((c, i) => (c, i)).All(p => p.c != col && Math.Abs(p.c - col) != p.i + 1) select rest.Prepend(col).ToArray();
    static void Main()
    {
        int[][] m = { new[] { 1, 2, 3 }, new[] { 4, 5, 6 } };
        Console.WriteLine(Show(Transpose(m)) + " | " + Show(Multiply(m, Transpose(m).Select(r => r.ToArray()).ToArray())));
        var glider = new HashSet<(int x, int y)> { (1, 0), (2, 1), (0, 2), (1, 2), (2, 2) };
        for (int i = 0; i < 4; i++) glider = Step(glider);
        Console.WriteLine(string.Join(" ", glider.Order()));
        foreach (string h in new[] { "TS JS QS KS AS", "2H 2D 2S 2C 9D", "3H 3D 3S 9C 9D", "2H 5H 9H JH KH", "4H 5D 6S 7C 8D", "QH QD QS 2C 9D", "2H 2D 9S 9C AD", "2H 3D 9S JC AD" }) Console.Write(Hand(h) + "; ");
        Console.WriteLine();
        Console.WriteLine(Queens(6).Count() + " " + string.Join("", Queens(5).First()));
        var anagrams = "stop pots tops opts post spot pest step pets other".Split().GroupBy(w => string.Concat(w.Order())).Where(g => g.Count() > 1).OrderByDescending(g => g.Count());
        Console.WriteLine(string.Join(" | ", anagrams.Select(g => g.Key + ": " + string.Join(",", g.Order(StringComparer.Ordinal)))));
        var pascal = Enumerable.Range(0, 5).Aggregate(new List<int[]> { new[] { 1 } }, (rows, _) => rows.Append(rows[^1].Prepend(0).Zip(rows[^1].Append(0), (a, b) => a + b).ToArray()).ToList());
        Console.WriteLine(Show(pascal));
        Console.WriteLine(string.Join(" ", from a in Enumerable.Range(1, 20) from b in Enumerable.Range(a, 21 - a) let c = (int)Math.Sqrt(a * a + b * b) where c <= 20 && a * a + b * b == c * c select (a, b, c)));
    }
}
