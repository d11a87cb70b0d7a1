// compilers: dotnet mono
// List<T>: everything that changes it, finds in it, copies it.
using System;
using System.Collections.Generic;

static class Program
{
    static void Show<T>(IEnumerable<T> l) { Console.WriteLine("[" + string.Join(", ", l) + "]"); }
    static void Try(Action a) { try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }

    static void Main()
    {
        var l = new List<int>();
        Console.WriteLine(l.Count + " " + l.Contains(1));
        for (int i = 0; i < 10; i++) l.Add(i * i % 11);
        Show(l);
        l.Insert(0, 100);
        l.Insert(l.Count, 200);
        l.Insert(5, 300);
        l.InsertRange(2, new[] { -1, -2 });
        Show(l);
        Console.WriteLine(l.Remove(-1) + " " + l.Remove(12345) + " " + l.Count);
        l.RemoveAt(0);
        l.RemoveRange(1, 2);
        Show(l);
        Console.WriteLine(l.RemoveAll(x => x % 2 == 0));
        Show(l);
        l.AddRange(new List<int> { 7, 8, 9 });
        l.AddRange(l.GetRange(0, 2));
        Show(l);
        Console.WriteLine(l.IndexOf(9) + " " + l.LastIndexOf(9) + " " + l.IndexOf(9, 4) + " "
            + l.IndexOf(77));
        l.Reverse();
        Show(l);
        l.Reverse(1, 3);
        Show(l);
        l.Sort();
        Show(l);
        Console.WriteLine(l.BinarySearch(8) >= 0);
        Console.WriteLine(l.BinarySearch(6));
        l.Sort((a, b) => b - a);
        Show(l);
        Console.WriteLine(l.Find(x => x < 8) + " " + l.FindIndex(x => x < 8) + " " + l.FindLast(x => x > 8)
            + " " + l.Exists(x => x == 3)
            + " " + l.TrueForAll(x => x > 0) + " " + l.Find(x => x > 1000) + " "
                + l.FindLastIndex(x => x > 1000));
        Show(l.FindAll(x => x > 5));
        Show(l.ConvertAll(x => "n" + x));
        Show(l.ToArray());
        l.ForEach(x => Console.Write(x + ";"));
        Console.WriteLine();
        l[0] = 1000;
        l[1]++;
        l[2] += l[3];
        Show(l);
        Try(() => l[l.Count] = 1);
        Try(() => Console.WriteLine(l[-1]));
        Try(() => l.Insert(100, 1));
        Try(() => l.RemoveRange(0, 100));
        Try(() => l.AddRange(null));
        Try(() => new List<int>(-1));
        Try(() => { foreach (int x in l) if (x > 0) l.Remove(x); });
        Try(() => { foreach (int x in l) l.Clear(); });
        Console.WriteLine(l.Count + " " + new List<int>(50).Capacity + " "
            + new List<string> { "a" }.Equals(new List<string> { "a" }));
        var copy = new int[5];
        new List<int> { 1, 2, 3 }.CopyTo(copy, 1);
        new List<int> { 1, 2, 3 }.CopyTo(2, copy, 0, 1);
        Show(copy);
        var read = new List<int> { 1, 2 }.AsReadOnly();
        Try(() => ((IList<int>)read).Add(1));
        Console.WriteLine(read[1] + read.Count);
    }
}
