// compilers: dotnet mono
// Extension methods on classes, null, structs, interfaces and generics.
using System;
using System.Collections.Generic;

static class Extensions
{
    public static string Shout(this string s) { return s == null ? "(null)" : s.ToUpperInvariant() + "!"; }
    public static int Times(this int x, int y) { return x * y; }
    public static bool IsEven(this int x) { return x % 2 == 0; }
    public static T Second<T>(this IList<T> list) { return list[1]; }
    public static string Joined<T>(this IEnumerable<T> items, string separator)
    {
        string s = null;
        foreach (T item in items) s = s == null ? "" + item : s + separator + item;
        return s;
    }
    public static IEnumerable<R> Map<T, R>(this IEnumerable<T> items, Func<T, R> f)
    {
        foreach (T item in items) yield return f(item);
    }
    public static IEnumerable<T> Only<T>(this IEnumerable<T> items, Func<T, bool> f)
    {
        foreach (T item in items) if (f(item)) yield return item;
    }
    public static T Fold<T, S>(this IEnumerable<S> items, T start, Func<T, S, T> f)
    {
        foreach (S item in items) start = f(start, item);
        return start;
    }
    public static int Next(this Counter c) { return ++c.Value; }
    public static int Peek(this Counter c) { return c.Value; }
    public static string Own(this Thing t) { return "extension"; }
    public static string Other(this Thing t) { return "other " + t.Own(); }
    public static string Name(this Enum e) { return "<" + e + ">"; }
}
struct Counter { public int Value; }
class Thing { public string Own() { return "own"; } }

static class Program
{
    static void Main()
    {
        Console.WriteLine("abc".Shout() + ((string)null).Shout());
        Console.WriteLine(6.Times(7) + " " + 3.IsEven() + " " + 4.IsEven());
        int[] numbers = { 5, 3, 8, 1, 4 };
        Console.WriteLine(numbers.Second() + " " + new List<string> { "x", "y" }.Second());
        Console.WriteLine(numbers.Joined("-"));
        Console.WriteLine("text".Joined("."));
        Console.WriteLine(numbers.Only(Extensions.IsEven).Map(x => x * x).Joined(", "));
        Console.WriteLine(numbers.Fold(0, (sum, x) => sum + x) + " " + numbers.Fold("", (s, x) => x + s));
        Console.WriteLine(numbers.Map(x => "n" + x).Only(s => s != "n3").Fold(0, (n, s) => n + s.Length));
        var c = new Counter();
        Console.WriteLine(c.Next());
        Console.WriteLine(c.Next());
        Console.WriteLine(c.Peek());
        Console.WriteLine(new Thing().Own() + " " + new Thing().Other());
        Console.WriteLine(DayOfWeek.Sunday.Name());
        Func<string> bound = "delegate".Shout;
        Console.WriteLine(bound());
    }
}
