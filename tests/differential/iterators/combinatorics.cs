// compilers: dotnet
// Lazy generators of combinatorial objects: subsets, partitions, Gray codes, primes, permutations in place.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static IEnumerable<T[]> Combinations<T>(T[] items, int k, int from = 0)
    {
        if (k == 0) { yield return Array.Empty<T>(); yield break; }
        for (int i = from; i <= items.Length - k; i++)
            foreach (T[] rest in Combinations(items, k - 1, i + 1))
                yield return [items[i], .. rest];
    }
    static IEnumerable<IReadOnlyList<int>> Partitions(int n, int max)
    {
        if (n == 0) { yield return []; yield break; }
        for (int part = Math.Min(n, max); part >= 1; part--)
            foreach (var rest in Partitions(n - part, part))
                yield return [part, .. rest];
    }
    static IEnumerable<string> Gray(int bits) =>
        bits == 0 ? [""] : Gray(bits - 1).Select(s => "0" + s).Concat(Gray(bits - 1).Reverse().Select(s => "1" + s));
    static IEnumerable<int> Primes()
    {
        var composites = new Dictionary<int, List<int>>();
        for (int n = 2; ; n++)
        {
            if (composites.Remove(n, out List<int> factors))
                foreach (int p in factors)
                    (composites.TryGetValue(n + p, out var list) ? list : composites[n + p] = []).Add(p);
            else { composites[n * n] = [n]; yield return n; }
        }
    }
    static IEnumerable<int[]> Permutations(int[] a, int n)
    {
        if (n == 1) { yield return a; yield break; }
        for (int i = 0; i < n; i++)
        {
            foreach (int[] p in Permutations(a, n - 1)) yield return p;
            int j = n % 2 == 0 ? i : 0;
            (a[j], a[n - 1]) = (a[n - 1], a[j]);
        }
    }
    static IEnumerable<(T, T)> Pairs<T>(IEnumerable<T> items) => items.SelectMany((x, i) => items.Skip(i + 1).Select(y => (x, y)));
    static IEnumerable<long> Hanoi(int n, int from, int to)
    {
        if (n == 0) yield break;
        int via = 6 - from - to;
        foreach (long m in Hanoi(n - 1, from, via)) yield return m;
        yield return from * 10 + to;
        foreach (long m in Hanoi(n - 1, via, to)) yield return m;
    }
    static void Main()
    {
        Console.WriteLine(string.Join(" ", Combinations("abcd".ToCharArray(), 2).Select(c => new string(c))));
        Console.WriteLine(string.Join(" ", Partitions(5, 5).Select(p => string.Join("+", p))));
        Console.WriteLine(string.Join(" ", Gray(3)));
        Console.WriteLine(string.Join(" ", Primes().TakeWhile(p => p < 60)) + " " + Primes().ElementAt(50));
        Console.WriteLine(string.Join(" ", Permutations([1, 2, 3], 3).Select(p => string.Concat(p))));
        Console.WriteLine(string.Join(" ", Pairs(new[] { 'x', 'y', 'z' })));
        Console.WriteLine(string.Join(" ", Hanoi(3, 1, 3)) + " " + Hanoi(8, 1, 2).Count());
    }
}
