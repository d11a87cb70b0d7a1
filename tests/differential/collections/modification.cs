// compilers: dotnet mono
// Changing a collection while it is enumerated; enumerators by hand.
using System;
using System.Collections;
using System.Collections.Generic;

static class Program
{
    static void Try(string what, Action a)
    {
        try { a(); Console.WriteLine(what + " fine"); } catch (Exception e) { Console.WriteLine(what + " "
            + e.GetType().Name); }
    }

    static void Main()
    {
        var l = new List<int> { 1, 2, 3 };
        Try("add", () => { foreach (int x in l) l.Add(x); });
        Try("set", () => { foreach (int x in l) l[0] = x; });
        Try("remove last", () => { foreach (int x in l) if (x == 3) l.Remove(x); });
        Try("sort", () => { foreach (int x in l) l.Sort(); });
        Try("reverse", () => { foreach (int x in l) l.Reverse(); });
        Try("add and break", () => { foreach (int x in l) { l.Add(9); break; } });
        Try("for each", () => { for (int i = 0; i < l.Count; i++) if (l[i] == 9) l.RemoveAt(i--); });
        Console.WriteLine(string.Join(" ", l));
        var d = new Dictionary<int, int> { { 1, 1 }, { 2, 2 } };
        Try("dictionary add", () => { foreach (var p in d) d[p.Key + 10] = 0; });
        Try("keys", () => { foreach (int k in d.Keys) d.Add(k + 100, 0); });
        Try("copied keys", () => { foreach (int k in new List<int>(d.Keys)) d[k] = -1; });
        Console.WriteLine(d.Count + " " + d[1]);
        IEnumerator<int> e = l.GetEnumerator();
        Console.WriteLine(e.Current);
        e.MoveNext();
        e.MoveNext();
        Console.WriteLine(e.Current);
        l.Add(5);
        Console.WriteLine(e.Current);
        Try("move next", () => e.MoveNext());
        Try("reset", () => e.Reset());
        IEnumerator old = new List<string> { "a" }.GetEnumerator();
        Try("current before", () => Console.WriteLine(old.Current));
        old.MoveNext();
        Console.WriteLine(old.Current);
        Console.WriteLine(old.MoveNext());
        Try("current after", () => Console.WriteLine(old.Current));
        old.Reset();
        Console.WriteLine(old.MoveNext());
        var q = new Queue<int>(l);
        Try("queue", () => { foreach (int x in q) q.Dequeue(); });
        var s = new Stack<int>(l);
        Try("stack", () => { foreach (int x in s) s.Pop(); });
        var lists = new List<List<int>> { new List<int> { 1 }, new List<int> { 2 } };
        Try("inner", () => { foreach (var inner in lists) inner.Add(7); });
        Console.WriteLine(lists[1].Count);
        int sum = 0;
        foreach (int x in l) foreach (int y in l) sum += x * y;
        Console.WriteLine(sum);
    }
}
