// compilers: dotnet mono
// The patterns which mcs knows: is with a variable, out var, discards, throw expressions.
using System;
using System.Collections.Generic;

class Shape { }
class Circle : Shape { public double R; }
class Rect : Shape { public double W, H; }

static class Program
{
    static double Area(Shape s)
    {
        if (s is Circle c) return 3 * c.R * c.R;
        if (s is Rect r && r.W > 0) return r.W * r.H;
        return -1;
    }
    static bool Both(object a, object b) { return a is int x && b is int y && x == y; }
    static int Length(object o) { if (!(o is string s)) return -1; return s.Length; }
    static void Two(out int a, out string b) { a = 5; b = "five"; }
    static string Kind(object o)
    {
        if (o == null) return "null";
        if (o is int i) return "int " + (i + 1);
        if (o is string s && s.Length > 2) return "long " + s;
        if (o is string t) return "short " + t;
        if (o is List<int> l) return "list " + l.Count;
        if (o is DayOfWeek d) return "day " + (int)d;
        return o is IComparable c ? "comparable " + c : o.GetType().Name;
    }
    static string Name(string s) => s ?? throw new ArgumentNullException(nameof(s));

    static void Main()
    {
        Console.WriteLine(Area(new Circle { R = 2 }) + " " + Area(new Rect { W = 2, H = 5 }) + " "
            + Area(new Rect()) + " " + Area(null));
        Console.WriteLine(Both(1, 1) + " " + Both(1, 2) + " " + Both(1, "1") + " " + Length("abc") + " "
            + Length(5));
        Two(out var a, out string b);
        Two(out _, out b);
        Console.WriteLine(a + b);
        foreach (object o in new object[] { null, 4, "abc", "a", new List<int> { 1 },
            DayOfWeek.Friday, 2.5, new Rect() }) Console.WriteLine(Kind(o));
        if (int.TryParse("12", out var n) && n > 10) Console.WriteLine(n);
        if (!int.TryParse("x", out n)) Console.WriteLine("failed " + n);
        object boxed = 5;
        Console.WriteLine((boxed is int));
        int? maybe = 3;
        if (maybe is int value) Console.WriteLine(value + 1);
        maybe = null;
        Console.WriteLine(maybe is int);
        try { Name(null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
    }
}
