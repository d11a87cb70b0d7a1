// compilers: dotnet
// Patterns in switch statements: is with a variable, switch with when, out var, discards.
using System;
using System.Collections.Generic;

class Shape { public virtual string Name { get { return "shape"; } } }
class Circle : Shape { public double R; public override string Name { get { return "circle"; } } }
class Rect : Shape { public double W, H; public override string Name { get { return "rect"; } } }

static class Program
{
    static string Describe(object o)
    {
        switch (o)
        {
            case null: return "null";
            case int i when i < 0: return "negative " + i;
            case int i: return "int " + i;
            case string s when s.Length == 0: return "empty";
            case string s: return "string " + s;
            case Circle c when c.R > 10: return "big circle";
            case Circle c: return "circle " + c.R;
            case Shape s: return s.Name;
            case int[] a when a.Length > 2: return "array " + a[2];
            case IEnumerable<int> e: return "ints " + string.Join("", e);
            case DayOfWeek.Sunday: return "sunday";
            case true: return "true";
            case 'x': return "x";
            case 2.5: return "two and a half";
            case ValueType v: return "value " + v;
            default: return o.GetType().Name;
        }
    }
    static double Area(Shape s)
    {
        if (s is Circle c) return 3 * c.R * c.R;
        if (s is Rect r && r.W > 0) return r.W * r.H;
        return -1;
    }
    static bool Both(object a, object b) { return a is int x && b is int y && x == y; }
    static int Length(object o) { return !(o is string s) ? -1 : s.Length; }
    static void Two(out int a, out string b) { a = 5; b = "five"; }

    static void Main()
    {
        object[] things = { null, -4, 7, "", "text", new Circle { R = 20 }, new Circle { R = 1 }, new Rect(),
            new Shape(), new[] { 1, 2, 3 },
            new[] { 1, 2 }, new List<int> { 4, 5 }, DayOfWeek.Sunday, DayOfWeek.Monday,
                true, false, 'x', 'y', 2.5, 3.5, new object() };
        foreach (object o in things) Console.WriteLine(Describe(o));
        Console.WriteLine(Area(new Circle { R = 2 }) + " " + Area(new Rect { W = 2, H = 5 }) + " "
            + Area(new Rect()) + " " + Area(null));
        Console.WriteLine(Both(1, 1) + " " + Both(1, 2) + " " + Both(1, "1") + " " + Length("abc") + " "
            + Length(5));
        Two(out var a, out string b);
        Two(out _, out b);
        Console.WriteLine(a + b);
        if (int.TryParse("12", out var n) && n > 10) Console.WriteLine(n);
        if (!int.TryParse("x", out n)) Console.WriteLine("failed " + n);
        object boxed = 5;
        Console.WriteLine((boxed is 5) + " " + (boxed is 6) + " " + (boxed is null) + " " + (boxed is int)
            + " " + (boxed is var any && any != null));
        int? maybe = 3;
        if (maybe is int value) Console.WriteLine(value + 1);
        maybe = null;
        Console.WriteLine(maybe is int);
        Func<object, string> f = o => o is string s ? s : "no";
        Console.WriteLine(f("s") + f(1));
    }
}
