// compilers: dotnet mono
// ValueTuple: names, nesting, equality, as keys and results.
using System;
using System.Collections.Generic;

static class Program
{
    static (int Min, int Max) Range(int[] a)
    {
        var r = (Min: int.MaxValue, Max: int.MinValue);
        foreach (int x in a)
        {
            if (x < r.Min) r.Min = x;
            if (x > r.Max) r.Max = x;
        }
        return r;
    }
    static (T, U) Pair<T, U>(T t, U u) { return (t, u); }
    static (int, (string, bool)) Nested() { return (1, ("n", true)); }
    static (int a, int b) field;

    static void Main()
    {
        var t = (1, "two", 3.5);
        Console.WriteLine(t.Item1 + t.Item2 + t.Item3);
        Console.WriteLine(t);
        var r = Range(new[] { 3, -7, 12 });
        Console.WriteLine(r.Min + ".." + r.Max + " " + r);
        var copy = r;
        copy.Min++;
        Console.WriteLine(r.Min + " " + copy.Min);
        var p = Pair("x", 5L);
        Console.WriteLine(p.Item1 + p.Item2 + " " + Pair(p, p));
        Console.WriteLine(Nested().Item2.Item1 + Nested());
        field.a = 4;
        field.b += field.a * 2;
        Console.WriteLine(field);
        Console.WriteLine((1, 2).Equals((1, 2)) + " " + (1, 2).Equals((2, 1)) + " "
            + (1, "a").Equals((1, (object)"a")));
        Console.WriteLine((1, 2).CompareTo((1, 3)) + " " + (2, 0).CompareTo((1, 9)) + " "
            + ("a", 1).CompareTo(("a", 1)));
        var map = new Dictionary<(int, string), int> { { (1, "a"), 10 }, { (2, "b"), 20 } };
        Console.WriteLine(map[(2, "b")] + " " + map.ContainsKey((2, "a")));
        var list = new List<(int Key, string Name)> { (3, "c"), (1, "a"), (2, "b") };
        list.Sort();
        foreach (var x in list) Console.Write(x.Key + x.Name + " ");
        Console.WriteLine();
        list.Sort((x, y) => y.Key - x.Key);
        Console.WriteLine(string.Join(" ", list));
        var none = (1, (object)null);
        Console.WriteLine(none);
        object boxed = (1, 2);
        Console.WriteLine(boxed.Equals((1, 2)) + " " + (boxed is ValueTuple<int, int>) + " " + boxed);
        var points = new[] { (x: 1, y: 2), (x: 3, y: 4) };
        points[0].x += 10;
        Console.WriteLine(points[0].x + points[1].y);
        var seven = (1, 2, 3, 4, 5, 6, 7);
        Console.WriteLine(seven.Item7 + " " + seven);
        Console.WriteLine(ValueTuple.Create(1, 'c') + " " + Tuple.Create(1, "reference", 2.5));
        Console.WriteLine(Tuple.Create(1, 2).Equals(Tuple.Create(1, 2)) + " " + Tuple.Create(5, "x").Item2);
        Func<ValueTuple<int, int>, int> add = q => q.Item1 + q.Item2;
        Console.WriteLine(add((3, 4)));
    }
}
