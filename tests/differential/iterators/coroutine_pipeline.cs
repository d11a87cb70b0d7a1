// compilers: dotnet
// Push and pull together: pipelines of iterators that share state, batches by key, pairing, merging sorted inputs.
using System;
using System.Collections.Generic;
using System.Linq;

static class Flow
{
    public static IEnumerable<T> Merge<T>(params IEnumerable<T>[] sorted) where T : IComparable<T>
    {
        var heads = new PriorityQueue<IEnumerator<T>, (T, int)>();
        for (int i = 0; i < sorted.Length; i++) { var e = sorted[i].GetEnumerator(); if (e.MoveNext()) heads.Enqueue(e, (e.Current, i)); }
        while (heads.TryDequeue(out var e, out var key))
        {
            yield return e.Current;
            if (e.MoveNext()) heads.Enqueue(e, (e.Current, key.Item2));
        }
    }
    public static IEnumerable<List<T>> SplitWhen<T>(this IEnumerable<T> s, Func<T, T, bool> between)
    {
        List<T> run = null;
        foreach (T x in s)
        {
            if (run != null && between(run[^1], x)) { yield return run; run = null; }
            (run ??= new()).Add(x);
        }
        if (run != null) yield return run;
    }
    public static IEnumerable<T> Tap<T>(this IEnumerable<T> s, Action<T> a) { foreach (T x in s) { a(x); yield return x; } }
    public static (IEnumerable<T>, IEnumerable<T>) Tee<T>(this IEnumerable<T> source)
    {
        var e = source.GetEnumerator();
        Queue<T>[] queues = { new(), new() };
        IEnumerable<T> Branch(int i)
        {
            while (true)
            {
                if (queues[i].Count == 0)
                {
                    if (!e.MoveNext()) yield break;
                    foreach (var q in queues) q.Enqueue(e.Current);
                }
                yield return queues[i].Dequeue();
            }
        }
        return (Branch(0), Branch(1));
    }
    public static IEnumerable<T> RoundRobin<T>(this IEnumerable<IEnumerable<T>> sources)
    {
        var queue = new Queue<IEnumerator<T>>(sources.Select(s => s.GetEnumerator()));
        while (queue.TryDequeue(out var e)) if (e.MoveNext()) { yield return e.Current; queue.Enqueue(e); }
    }
    public static IEnumerable<T> Memoize<T>(this IEnumerable<T> source)
    {
        var seen = new List<T>();
        IEnumerator<T> e = null;
        IEnumerable<T> Replay() { for (int i = 0; ; i++) { if (i == seen.Count) { if (!(e ??= source.GetEnumerator()).MoveNext()) yield break; seen.Add(e.Current); } yield return seen[i]; } }
        return Replay();
    }
}

static class Program
{
    static int pulled;
    static IEnumerable<int> Counted(int n) { for (int i = 1; i <= n; i++) { pulled++; yield return i; } }
    static void Main()
    {
        Console.WriteLine(string.Join(" ", Flow.Merge(new[] { 1, 4, 7 }, new[] { 2, 4 }, new int[0], new[] { 0, 9 })));
        Console.WriteLine(string.Join(" ", new[] { 1, 2, 3, 7, 8, 12 }.SplitWhen((a, b) => b != a + 1).Select(r => r.Count == 1 ? r[0].ToString() : r[0] + "-" + r[^1])));
        string log = "";
        int sum = Counted(5).Tap(x => log += "a" + x).Where(x => x % 2 == 1).Tap(x => log += "b" + x).Take(2).Sum();
        Console.WriteLine(sum + " " + log + " " + pulled);
        pulled = 0;
        var (left, right) = Counted(4).Tee();
        Console.WriteLine(string.Join(",", left.Zip(right.Skip(1), (a, b) => a * b)) + " " + pulled);
        Console.WriteLine(string.Join("", new[] { "abc", "1", "xy" }.RoundRobin()));
        pulled = 0;
        var memo = Counted(10).Memoize();
        Console.WriteLine(memo.First() + " " + memo.Take(3).Sum() + " " + memo.ElementAt(4) + " " + pulled);
    }
}
