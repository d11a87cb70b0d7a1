// compilers: dotnet
// PriorityQueue: a scheduler of jobs, Dijkstra, bulk operations, comparers, and the unordered contents.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static Dictionary<string, int> Shortest(Dictionary<string, (string to, int cost)[]> graph, string from)
    {
        var best = new Dictionary<string, int>();
        var queue = new PriorityQueue<string, int>();
        queue.Enqueue(from, 0);
        while (queue.TryDequeue(out string node, out int cost))
        {
            if (!best.TryAdd(node, cost)) continue;
            foreach (var (to, more) in graph[node]) queue.Enqueue(to, cost + more);
        }
        return best;
    }
    static void Main()
    {
        var jobs = new PriorityQueue<string, (int level, int order)>();
        int order = 0;
        foreach (var (name, level) in new[] { ("backup", 5), ("fire", 0), ("mail", 3), ("lunch", 3), ("flood", 0) }) jobs.Enqueue(name, (level, order++));
        Console.WriteLine(jobs.Count + " " + jobs.Peek());
        while (jobs.TryDequeue(out string job, out var p)) Console.Write(job + p + " ");
        Console.WriteLine();
        var graph = new Dictionary<string, (string, int)[]>
        {
            ["a"] = new[] { ("b", 4), ("c", 1) }, ["b"] = new[] { ("d", 5) }, ["c"] = new[] { ("b", 2), ("d", 9), ("e", 1) },
            ["d"] = new (string, int)[0], ["e"] = new[] { ("d", 7) },
        };
        foreach (var pair in Shortest(graph, "a").OrderBy(p => p.Key)) Console.Write(pair.Key + "=" + pair.Value + " ");
        Console.WriteLine();
        var top = new PriorityQueue<int, int>(Comparer<int>.Create((x, y) => y.CompareTo(x)));
        top.EnqueueRange(new[] { (1, 10), (2, 30), (3, 20) });
        Console.WriteLine(top.EnqueueDequeue(4, 25) + " " + top.DequeueEnqueue(5, 5) + " " + top.Dequeue() + " " + top.Count);
        top.EnqueueRange(new[] { 7, 8, 9 }, 15);
        Console.WriteLine(top.UnorderedItems.Count + " " + top.UnorderedItems.Sum(x => x.Priority) + " " + top.EnsureCapacity(20));
        Console.WriteLine(top.Remove(8, out int removed, out int priority) + " " + removed + " " + priority + " " + top.Remove(99, out _, out _));
        Console.WriteLine(top.TryPeek(out int first, out int weight) + " " + first + " " + weight);
        top.Clear();
        try { top.Dequeue(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { top.Peek(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(top.TryDequeue(out _, out _));
        int[] largest = { 5, 1, 9, 7, 3, 8 };
        var keep = new PriorityQueue<int, int>();
        foreach (int x in largest) if (keep.Count < 3) keep.Enqueue(x, x); else keep.EnqueueDequeue(x, x);
        Console.WriteLine(keep.Dequeue() + " " + keep.Dequeue() + " " + keep.Dequeue());
    }
}
