// compilers: dotnet mono
// Arrays as IEnumerable, IList<T>, ICollection, and their enumerators.
using System;
using System.Collections;
using System.Collections.Generic;

static class Program
{
    static int Sum(IEnumerable<int> e) { int s = 0; foreach (int x in e) s += x; return s; }
    static int Count(IEnumerable e) { int n = 0; foreach (object o in e) n++; return n; }
    static T Last<T>(IList<T> l) { return l[l.Count - 1]; }
    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        int[] a = { 4, 5, 6 };
        Console.WriteLine(Sum(a) + " " + Count(a) + " " + Last(a) + " " + Count("abc") + " "
            + Count(new int[2, 3]));
        IList<int> list = a;
        list[0] = 40;
        Console.WriteLine(a[0] + " " + list.Contains(5) + " " + list.IndexOf(6) + " " + list.Count + " "
            + list.IsReadOnly);
        Try(() => list.Add(1));
        Try(() => list.Clear());
        Try(() => list.RemoveAt(0));
        Try(() => Console.WriteLine(list[3]));
        var copy = new int[5];
        list.CopyTo(copy, 1);
        Console.WriteLine(string.Join(" ", copy));
        ICollection c = a;
        Console.WriteLine(c.Count);
        IList old = a;
        old[1] = 50;
        Console.WriteLine(old[1] + " " + old.Contains(6) + " " + old.IndexOf(50) + " " + old.IsFixedSize);
        Try(() => old[1] = "text");
        Try(() => old.Add(1));
        IEnumerator e = a.GetEnumerator();
        Try(() => Console.WriteLine(e.Current));
        while (e.MoveNext()) Console.Write(e.Current + " ");
        Console.WriteLine(e.MoveNext());
        e.Reset();
        e.MoveNext();
        Console.WriteLine(e.Current);
        using (IEnumerator<int> g = ((IEnumerable<int>)a).GetEnumerator())
        {
            g.MoveNext();
            a[1] = 99;
            g.MoveNext();
            Console.WriteLine(g.Current);
        }
        IReadOnlyList<string> names = new[] { "x", "y" };
        Console.WriteLine(names[1] + names.Count);
        IEnumerable<object> objects = new[] { "covariant" };
        foreach (object o in objects) Console.WriteLine(o);
        foreach (long x in a) Console.Write(x * 1000000000 + " ");
        Console.WriteLine();
        foreach (var x in new ArrayList { 1, "two", 3.5 }) Console.Write(x + " ");
        Console.WriteLine();
        var from = new List<int>(a);
        from.AddRange(copy);
        Console.WriteLine(from.Count + " " + from.ToArray().Length);
        foreach (int x in a) { a[2] = 1000; Console.Write(x + " "); }
        Console.WriteLine();
    }
}
