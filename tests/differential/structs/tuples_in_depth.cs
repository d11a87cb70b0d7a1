// compilers: dotnet
// Tuples: names, nesting beyond seven, comparison, as keys, in patterns, swapping, as out values, old Tuple classes.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static (int Min, int Max, double Mean) Stats(params int[] n) => (n.Min(), n.Max(), n.Average());
    static (T, T) Sort<T>((T a, T b) p) where T : IComparable<T> => p.a.CompareTo(p.b) <= 0 ? p : (p.b, p.a);
    static string Fizz(int n) => (n % 3, n % 5) switch { (0, 0) => "fizzbuzz", (0, _) => "fizz", (_, 0) => "buzz", _ => n.ToString() };
    static void Main()
    {
        var s = Stats(4, 1, 7);
        var (min, _, mean) = s;
        Console.WriteLine(s + " " + s.Max + " " + min + " " + mean + " " + s.Item2 + " " + (s == (1, 7, 4.0)) + " " + (s != (1, 7, 4)));
        int a = 1, b = 2, c = 3;
        (a, b, c) = (c, a, b);
        Console.WriteLine((a, b, c) + " " + Sort((5, 2)) + " " + Sort(("x", "y")) + " " + string.Join(" ", Enumerable.Range(1, 15).Select(Fizz)));
        var big = (1, 2, 3, 4, 5, 6, 7, 8, 9, "ten");
        Console.WriteLine(big + " " + big.Item10 + " " + big.Rest + " " + big.Equals((1, 2, 3, 4, 5, 6, 7, 8, 9, "ten")) + " " + ((System.Runtime.CompilerServices.ITuple)big).Length);
        var seen = new HashSet<(int x, int y)> { (0, 0), (0, 1), (0, 0) };
        var names = new Dictionary<(string, int?), char> { [("k", null)] = 'n', [("k", 1)] = 'o' };
        Console.WriteLine(seen.Count + " " + names[("k", null)] + names[("k", 1)] + " " + names.ContainsKey((null, 1)));
        var list = new List<(string name, int age)> { ("bo", 3), ("al", 3), ("cy", 1) };
        list.Sort((p, q) => (p.age, p.name).CompareTo((q.age, q.name)));
        Console.WriteLine(string.Join(" ", list) + " " + list.Max() + " " + (1, "b").CompareTo((1, "c")) + " " + ((IComparable)(1, 2)).CompareTo((1, 1)));
        list[0] = list[0] with { age = 100 };
        var copy = list[0];
        copy.name = "changed";
        Console.WriteLine(list[0] + " " + copy + " " + (default((int, string)) == (0, null)) + " " + ValueTuple.Create() + " " + ValueTuple.Create(5));
        ((int x, int y) p1, string label) nested = ((1, 2), "p");
        var ((x1, y1), l1) = nested;
        nested.p1.y = 20;
        Console.WriteLine(nested + " " + x1 + y1 + l1 + " " + (nested.p1 is ( > 0, 20)));
        (long, object) widened = (1, "o");
        (int n, string t)? maybe = null;
        Console.WriteLine(widened + " " + (maybe?.t ?? "nothing") + " " + maybe.HasValue + " " + (maybe == null) + " " + ((maybe = (1, "x")) == (1, "x")));
        var old = Tuple.Create(1, "two", 3.5);
        var (o1, o2, _) = old;
        Console.WriteLine(old + " " + old.Item3 + " " + o1 + o2 + " " + old.Equals(Tuple.Create(1, "two", 3.5)) + " " + (old == Tuple.Create(1, "two", 3.5)) + " " + old.ToValueTuple() + " " + (1, 2).ToTuple());
        Console.WriteLine(((IStructuralComparable)(1, "a")).CompareTo((1, "B"), StringComparer.OrdinalIgnoreCase) + " " + new[] { (2, 'b'), (1, 'z') }.Min() + " " + new[] { (1, 2), (3, 4) }.Aggregate((p, q) => (p.Item1 + q.Item1, p.Item2 * q.Item2)));
    }
}
