// compilers: dotnet mono
// Shortest paths in a graph, with a list that is kept in the order of distances.
using System;
using System.Collections.Generic;

class Graph
{
    readonly Dictionary<string, List<KeyValuePair<string, int>>> edges = new Dictionary<string,
        List<KeyValuePair<string, int>>>();
    public void Add(string a, string b, int w, bool both = true)
    {
        if (!edges.ContainsKey(a)) edges[a] = new List<KeyValuePair<string, int>>();
        if (!edges.ContainsKey(b)) edges[b] = new List<KeyValuePair<string, int>>();
        edges[a].Add(new KeyValuePair<string, int>(b, w));
        if (both) edges[b].Add(new KeyValuePair<string, int>(a, w));
    }
    public Dictionary<string, int> Distances(string from, Dictionary<string, string> before)
    {
        var distance = new Dictionary<string, int>();
        var open = new List<KeyValuePair<int, string>> { new KeyValuePair<int, string>(0, from) };
        while (open.Count > 0)
        {
            var next = open[0];
            open.RemoveAt(0);
            if (distance.ContainsKey(next.Value)) continue;
            distance[next.Value] = next.Key;
            foreach (var e in edges[next.Value])
            {
                if (distance.ContainsKey(e.Key)) continue;
                int d = next.Key + e.Value, i = 0;
                int old = open.FindIndex(o => o.Value == e.Key);
                if (old >= 0) { if (open[old].Key <= d) continue; open.RemoveAt(old); }
                while (i < open.Count && open[i].Key <= d) i++;
                open.Insert(i, new KeyValuePair<int, string>(d, e.Key));
                before[e.Key] = next.Value;
            }
        }
        return distance;
    }
    public IEnumerable<string> BreadthFirst(string from)
    {
        var seen = new HashSet<string> { from };
        var queue = new Queue<string>();
        queue.Enqueue(from);
        while (queue.Count > 0)
        {
            string n = queue.Dequeue();
            yield return n;
            foreach (var e in edges[n]) if (seen.Add(e.Key)) queue.Enqueue(e.Key);
        }
    }
    public void DepthFirst(string n, HashSet<string> seen, Action<string> visit)
    {
        if (!seen.Add(n)) return;
        foreach (var e in edges[n]) DepthFirst(e.Key, seen, visit);
        visit(n);
    }
}

static class Program
{
    static void Main()
    {
        var g = new Graph();
        g.Add("a", "b", 7); g.Add("a", "c", 9); g.Add("a", "f", 14); g.Add("b", "c", 10); g.Add("b", "d", 15);
        g.Add("c", "d", 11); g.Add("c", "f", 2); g.Add("d", "e", 6); g.Add("e", "f", 9); g.Add("x", "a", 1,
            false);
        foreach (string start in new[] { "a", "e", "x" })
        {
            var before = new Dictionary<string, string>();
            var distances = g.Distances(start, before);
            var names = new List<string>(distances.Keys);
            names.Sort(StringComparer.Ordinal);
            foreach (string n in names)
            {
                string path = n;
                for (string p = n; before.ContainsKey(p); p = before[p]) path = before[p] + "-" + path;
                Console.WriteLine(start + " to " + n + ": " + distances[n] + " by " + path);
            }
        }
        Console.WriteLine(string.Join(" ", g.BreadthFirst("a")));
        var order = new List<string>();
        g.DepthFirst("x", new HashSet<string>(), order.Add);
        Console.WriteLine(string.Join(" ", order));
    }
}
