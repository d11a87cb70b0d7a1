// compilers: dotnet
// Members which came later: TryAdd, GetValueOrDefault, PriorityQueue, TryPop, Deconstruct, AddRange.
using System;
using System.Collections.Generic;

static class Program
{
    static void Main()
    {
        Dictionary<string, int> d = new() { ["a"] = 1 };
        Console.WriteLine(d.TryAdd("a", 2) + " " + d.TryAdd("b", 3) + " " + d.GetValueOrDefault("c") + " "
            + d.GetValueOrDefault("c", -1));
        Console.WriteLine(d.Remove("a", out int old) + " " + old + " " + d.Remove("a", out old) + " " + old);
        foreach (var (key, value) in d) Console.WriteLine(key + value);
        foreach (var k in d.Keys) d.Remove(k);
        Console.WriteLine(d.Count);
        Stack<int> s = new([1, 2]);
        Console.WriteLine(s.TryPop(out int top) + " " + top + " " + s.TryPeek(out top) + " " + top);
        Queue<int> q = new();
        Console.WriteLine(q.TryDequeue(out int first) + " " + first);
        var p = new PriorityQueue<string, int>();
        foreach (string w in (string[])["pear", "fig", "banana", "kiwis"]) p.Enqueue(w, w.Length);
        p.Enqueue("last", 100);
        while (p.TryDequeue(out string? item, out int priority)) Console.Write(item + priority + " ");
        Console.WriteLine(p.Count);
        List<int> l = [5, 6, 7];
        l.EnsureCapacity(100);
        Console.WriteLine(l[^1] + " " + string.Join(",", l.GetRange(0, 2)) + " " + l.Capacity);
        l.AddRange([8, 9]);
        l.Reverse();
        Console.WriteLine(string.Join(",", l) + " " + string.Join(",", l[1..3]));
        HashSet<int> h = [1, 2, 2];
        Console.WriteLine(h.TryGetValue(2, out int actual) + " " + actual + " " + h.Count);
        var linked = new LinkedList<string>(["x", "z"]);
        linked.AddAfter(linked.First!, "y");
        linked.AddFirst("w");
        linked.Remove("z");
        Console.WriteLine(string.Join("", linked) + linked.Count + linked.Last!.Value);
        IReadOnlyDictionary<string, int> r = new Dictionary<string, int> { { "k", 1 } };
        Console.WriteLine(r["k"] + " " + r.ContainsKey("z") + " " + r.Count);
        var sorted = new SortedList<string, int>(StringComparer.Ordinal) { { "b", 2 }, { "a", 1 } };
        Console.WriteLine(sorted.Keys[0] + sorted.Values[1] + sorted.IndexOfKey("b"));
    }
}
