// compilers: dotnet
// Tuple switches, deconstruction into old and new variables, swaps, nesting, discards.
using System;
using System.Collections.Generic;

class Person
{
    public string First = "", Last = "";
    public int Age;
    public void Deconstruct(out string first, out string last) => (first, last) = (First, Last);
    public void Deconstruct(out string first, out string last, out int age) { (first,
        last) = this; age = Age; }
}
readonly struct Point(int x, int y)
{
    public int X { get; } = x;
    public int Y { get; } = y;
    public void Deconstruct(out int x, out int y) => (x, y) = (X, Y);
}

static class Program
{
    static string Game(string a, string b) => (a, b) switch
    {
        ("rock", "paper") or ("paper", "scissors") or ("scissors", "rock") => "second",
        var (x, y) when x == y => "draw",
        _ => "first",
    };
    static string Quadrant(Point p) => p switch
    {
        (0, 0) => "origin",
        ( > 0, > 0) => "one",
        ( < 0, > 0) => "two",
        (var x, 0) => "axis x " + x,
        (0, _) => "axis y",
        _ => "below",
    };
    static (int Min, int Max, double Mean) Stats(params int[] a)
    {
        (int min, int max, int sum) = (int.MaxValue, int.MinValue, 0);
        foreach (int x in a) (min, max, sum) = (Math.Min(min, x), Math.Max(max, x), sum + x);
        return (min, max, (double)sum / a.Length);
    }
    static int calls;
    static int Next() => ++calls;

    static void Main()
    {
        Console.WriteLine(Game("rock", "paper") + Game("rock", "rock") + Game("rock", "scissors"));
        foreach (var p in new[] { new Point(0, 0), new(1, 2), new(-1, 2), new(5, 0), new(0, -5), new(-1,
            -1) }) Console.WriteLine(Quadrant(p));
        var person = new Person { First = "Ann", Last = "Lee", Age = 30 };
        var (first, last) = person;
        (_, string l2, var age) = person;
        Console.WriteLine(first + last + l2 + age);
        if (person is (_, "Lee", > 20)) Console.WriteLine("matched");
        var (min, max, mean) = Stats(3, 1, 8);
        Console.WriteLine(min + " " + max + " " + mean + " " + Stats(1).Max);
        int a = 1, b = 2, c = 3;
        (a, b, c) = (c, a, b);
        Console.WriteLine(a + " " + b + " " + c);
        int[] array = [10, 20, 30];
        int i = 0;
        (array[i], array[i + 1], i) = (array[i + 1], array[i], 5);
        Console.WriteLine(string.Join(",", array) + i);
        var ((x, y), (z, _)) = ((Next(), Next()), (Next(), Next()));
        Console.WriteLine(x + y + z + " " + calls);
        (int, string) t1 = (1, "a"), t2 = (1, "a");
        Console.WriteLine((t1 == t2) + " " + (t1 != (2, "a")) + " " + ((1, 2L) == (1L, 2)));
        var list = new List<(string Name, int N)> { ("p", 1), ("q", 2) };
        foreach (var (name, n) in list) Console.Write(name + n + " ");
        foreach (var (k, v) in new Dictionary<string, int> { { "k", 7 } }) Console.WriteLine(k + v);
        var eight = (1, 2, 3, 4, 5, 6, 7, 8, "nine");
        Console.WriteLine(eight.Item8 + eight.Item9 + " " + eight);
        string s = "new";
        (var old, s) = (s, "newer");
        Console.WriteLine(old + s);
    }
}
