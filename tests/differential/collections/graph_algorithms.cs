// compilers: dotnet
// Algorithms on graphs with the collections of the framework: order, components, shortest paths, spanning trees.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Graph
{
    readonly SortedDictionary<string, SortedDictionary<string, int>> edges = new(StringComparer.Ordinal);
    public Graph Add(string from, string to, int cost = 1)
    {
        foreach (string n in new[] { from, to }) edges.TryAdd(n, new(StringComparer.Ordinal));
        edges[from][to] = cost;
        return this;
    }
    public IEnumerable<string> Nodes => edges.Keys;
    public List<string> TopologicalOrder()
    {
        var order = new List<string>();
        var state = new Dictionary<string, int>();
        void Visit(string n)
        {
            switch (state.GetValueOrDefault(n))
            {
                case 1: throw new InvalidOperationException("cycle through " + n);
                case 2: return;
            }
            state[n] = 1;
            foreach (string m in edges[n].Keys) Visit(m);
            state[n] = 2;
            order.Insert(0, n);
        }
        foreach (string n in Nodes) Visit(n);
        return order;
    }
    public IEnumerable<(string node, int distance)> BreadthFirst(string start)
    {
        var seen = new HashSet<string> { start };
        var queue = new Queue<(string, int)>([(start, 0)]);
        while (queue.TryDequeue(out var next))
        {
            yield return next;
            foreach (string m in edges[next.Item1].Keys) if (seen.Add(m)) queue.Enqueue((m, next.Item2 + 1));
        }
    }
    public int[,] AllPairs(out string[] names)
    {
        string[] n = names = Nodes.ToArray();
        var d = new int[n.Length, n.Length];
        for (int i = 0; i < n.Length; i++) for (int j = 0; j < n.Length; j++) d[i, j] = i == j ? 0 : edges[n[i]].GetValueOrDefault(n[j], 999);
        for (int k = 0; k < n.Length; k++) for (int i = 0; i < n.Length; i++) for (int j = 0; j < n.Length; j++) d[i, j] = Math.Min(d[i, j], d[i, k] + d[k, j]);
        return d;
    }
    public int SpanningTree(out string text)
    {
        var parent = Nodes.ToDictionary(n => n);
        string Root(string n) => parent[n] == n ? n : parent[n] = Root(parent[n]);
        int cost = 0;
        text = "";
        foreach (var (a, b, c) in edges.SelectMany(p => p.Value.Select(q => (p.Key, q.Key, q.Value))).OrderBy(e => e.Value))
        {
            if (Root(a) == Root(b)) continue;
            parent[Root(a)] = Root(b);
            cost += c;
            text += a + b + " ";
        }
        return cost;
    }
}

static class Program
{
    static void Main()
    {
        var g = new Graph().Add("a", "b", 4).Add("a", "c", 2).Add("c", "b", 1).Add("b", "d", 5).Add("c", "d", 8).Add("e", "d", 3);
        Console.WriteLine(string.Join(" ", g.TopologicalOrder()));
        Console.WriteLine(string.Join(" ", g.BreadthFirst("a")));
        int[,] d = g.AllPairs(out string[] names);
        for (int i = 0; i < names.Length; i++) Console.WriteLine(names[i] + ": " + string.Join(" ", Enumerable.Range(0, names.Length).Select(j => d[i, j] == 999 ? "-" : d[i, j].ToString())));
        Console.WriteLine(g.SpanningTree(out string tree) + " " + tree);
        try { g.Add("d", "a").TopologicalOrder(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
    }
}
