// compilers: dotnet mono
// params arrays, optional and named arguments, and the order in which arguments are evaluated.
using System;

static class Program
{
    static int Sum(params int[] values)
    {
        int sum = 0;
        foreach (int v in values) sum += v;
        return sum * 10 + values.Length;
    }
    static string Join(string separator, params object[] items)
    {
        if (items == null) return "null";
        string s = items.Length + ":";
        foreach (object o in items) s += separator + (o ?? "-");
        return s;
    }
    static string Optional(int a, int b = 2, string c = "c", double d = 0.5, char? e = null, object f = null)
    {
        return a + " " + b + " " + c + " " + d + " " + (e.HasValue ? e.ToString() : "none") + " "
            + (f == null);
    }
    static string Enum(DayOfWeek day = DayOfWeek.Friday, decimal money = 1.25m, long l = long.MinValue)
    {
        return day + " " + money + " " + l;
    }
    static int N(string s, int v) { Console.Write(s + " "); return v; }
    static int Three(int x, int y, int z) { return x * 100 + y * 10 + z; }
    static string Over(int x) { return "int"; }
    static string Over(params int[] x) { return "params " + x.Length; }
    static string Over(int x, int y = 0) { return "optional"; }

    static void Main()
    {
        Console.WriteLine(Sum());
        Console.WriteLine(Sum(1));
        Console.WriteLine(Sum(1, 2, 3));
        Console.WriteLine(Sum(new int[] { 4, 5 }));
        Console.WriteLine(Sum(new int[0]));
        Console.WriteLine(Join(", "));
        Console.WriteLine(Join(", ", 1, "two", null, 4.5, 'c', true));
        Console.WriteLine(Join("+", null));
        Console.WriteLine(Join("+", (object)null));
        Console.WriteLine(Join("+", new object[] { 1, 2 }));
        Console.WriteLine(Join("+", new string[] { "a", "b" }));
        Console.WriteLine(Join("+", (object)new string[] { "a", "b" }));
        Console.WriteLine(Join("+", new int[] { 1, 2 }));
        Console.WriteLine(Optional(1));
        Console.WriteLine(Optional(1, 5));
        Console.WriteLine(Optional(1, c: "named"));
        Console.WriteLine(Optional(e: 'e', a: 7, d: 2));
        Console.WriteLine(Optional(1, 2, null, -1, 'z', 4));
        Console.WriteLine(Enum());
        Console.WriteLine(Enum(l: 5, day: DayOfWeek.Monday));
        Console.WriteLine(Three(z: N("z", 3), x: N("x", 1), y: N("y", 2)));
        Console.WriteLine(Three(N("a", 1), z: N("b", 2), y: N("c", 3)));
        Console.WriteLine(Over(1) + " " + Over() + " " + Over(1, 2) + " " + Over(1, 2, 3));
    }
}
