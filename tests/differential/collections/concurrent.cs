// compilers: dotnet
// The concurrent collections used by one thread: updates by functions, order.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        var counts = new ConcurrentDictionary<string, int>();
        foreach (string w in "to be or not to be that is the question".Split(' ')) counts.AddOrUpdate(w, 1, (k, n) => n + 1);
        Console.WriteLine(string.Join(" ", counts.OrderBy(p => p.Key, StringComparer.Ordinal).Select(p => p.Key + ":" + p.Value)));
        Console.WriteLine(counts.GetOrAdd("be", 9) + " " + counts.GetOrAdd("new", k => k.Length) + " " + counts.TryAdd("to", 1) + " " + counts.Count);
        Console.WriteLine(counts.TryUpdate("to", 20, 2) + " " + counts.TryUpdate("to", 30, 2) + " " + counts["to"] + " " + counts.TryRemove("or", out int old) + " " + old + " " + counts.ContainsKey("or"));
        Console.WriteLine(counts.TryRemove(new KeyValuePair<string, int>("is", 5)) + " " + counts.TryGetValue("is", out int one) + " " + one);
        try { Console.WriteLine(counts["none"]); } catch (KeyNotFoundException) { Console.WriteLine("not there"); }
        counts.Clear();
        Console.WriteLine(counts.IsEmpty);

        var queue = new ConcurrentQueue<int>(Enumerable.Range(1, 40));
        Console.WriteLine(queue.TryPeek(out int head) + " " + head + " " + queue.Count);
        int sum = 0;
        while (queue.TryDequeue(out int x)) { sum += x; if (x == 5) queue.Enqueue(100); }
        Console.WriteLine(sum + " " + queue.IsEmpty + " " + queue.TryDequeue(out _));
        var stack = new ConcurrentStack<char>("abc");
        stack.PushRange(new[] { 'd', 'e', 'f' }, 1, 2);
        var popped = new char[3];
        Console.WriteLine(string.Join("", stack) + " " + stack.TryPopRange(popped) + " " + new string(popped) + " " + stack.TryPop(out char c) + c + " " + stack.Count);
    }
}
