// compilers: dotnet mono
// Dynamic programming: knapsack, longest common subsequence, coins, edit scripts, partitions.
using System;
using System.Collections.Generic;

static class Program
{
    static int Knapsack(int[] weights, int[] values, int capacity, List<int> chosen)
    {
        var best = new int[weights.Length + 1, capacity + 1];
        for (int i = 1; i <= weights.Length; i++)
            for (int c = 0; c <= capacity; c++)
            {
                best[i, c] = best[i - 1, c];
                if (weights[i - 1] <= c) best[i, c] = Math.Max(best[i, c], best[i - 1, c - weights[i - 1]]
                    + values[i - 1]);
            }
        for (int i = weights.Length, c = capacity; i > 0; i--)
            if (best[i, c] != best[i - 1, c]) { chosen.Add(i - 1); c -= weights[i - 1]; }
        return best[weights.Length, capacity];
    }
    static string Common(string a, string b)
    {
        var n = new int[a.Length + 1, b.Length + 1];
        for (int i = a.Length - 1; i >= 0; i--)
            for (int j = b.Length - 1; j >= 0; j--) n[i, j] = a[i] == b[j] ? 1 + n[i + 1, j
                + 1] : Math.Max(n[i + 1, j], n[i, j + 1]);
        string s = "";
        for (int i = 0, j = 0; i < a.Length && j < b.Length;)
        {
            if (a[i] == b[j]) { s += a[i++]; j++; }
            else if (n[i + 1, j] >= n[i, j + 1]) i++;
            else j++;
        }
        return s;
    }
    static long Ways(int amount, int[] coins)
    {
        var ways = new long[amount + 1];
        ways[0] = 1;
        foreach (int c in coins) for (int a = c; a <= amount; a++) ways[a] += ways[a - c];
        return ways[amount];
    }
    static IEnumerable<string> Partitions(int n, int max, string prefix)
    {
        if (n == 0) { yield return prefix; yield break; }
        for (int k = Math.Min(n, max); k > 0; k--)
            foreach (string p in Partitions(n - k, k, prefix + k + " ")) yield return p;
    }
    static int Longest(int[] a)
    {
        var ends = new List<int>();
        foreach (int x in a)
        {
            int i = ends.BinarySearch(x);
            if (i < 0) i = ~i;
            if (i == ends.Count) ends.Add(x); else ends[i] = x;
        }
        return ends.Count;
    }

    static void Main()
    {
        var chosen = new List<int>();
        Console.WriteLine(Knapsack(new[] { 12, 2, 1, 1, 4 }, new[] { 4, 2, 1, 2, 10 }, 15, chosen) + ": "
            + string.Join(" ", chosen));
        Console.WriteLine(Common("AGGTABQ", "GXTXAYBQ") + " " + Common("abc", "xyz") + " "
            + Common("same", "same"));
        Console.WriteLine(Ways(100, new[] { 1, 5, 10, 25, 50 }) + " " + Ways(200, new[] { 1, 2, 5,
            10, 20, 50, 100, 200 }) + " " + Ways(3, new[] { 2 }));
        foreach (string p in Partitions(6, 6, "")) Console.WriteLine(p.TrimEnd());
        Console.WriteLine(Longest(new[] { 10, 9, 2, 5, 3, 7, 101, 18, 4, 20 }) + " " + Longest(new int[0]));
    }
}
