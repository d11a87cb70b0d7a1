// compilers: dotnet mono
// Object and collection initialisers, nested ones, anonymous types.
using System;
using System.Collections;
using System.Collections.Generic;

class Point { public int X, Y; public override string ToString() { return "(" + X + "," + Y + ")"; } }
class Line
{
    public Point From = new Point(), To = new Point();
    public List<string> Tags { get; } = new List<string>();
    public Dictionary<string, int> Counts { get; } = new Dictionary<string, int>();
    public override string ToString() { return From + "-" + To + " " + string.Join("|", Tags); }
}
class Bag : IEnumerable
{
    readonly List<string> items = new List<string>();
    public void Add(string s) { items.Add(s); }
    public void Add(string s, int times) { for (int i = 0; i < times; i++) items.Add(s); }
    public void Add(params int[] numbers) { items.Add("#" + numbers.Length); }
    public IEnumerator GetEnumerator() { return items.GetEnumerator(); }
}

static class Program
{
    static int Log(int x) { Console.Write(x + " "); return x; }

    static void Main()
    {
        Console.WriteLine(new Point { X = 1 });
        Console.WriteLine(new Point { Y = Log(2), X = Log(1) });
        var line = new Line { From = { X = 5 }, To = new Point { Y = 6 }, Tags = { "a",
            "b" }, Counts = { { "k", 3 } } };
        Console.WriteLine(line + " " + line.Counts["k"]);
        var list = new List<Point> { new Point(), new Point { X = 3 }, null };
        Console.WriteLine(list.Count + " " + list[1] + " " + (list[2] == null));
        var map = new Dictionary<string, List<int>>
        {
            { "odd", new List<int> { 1, 3, 5 } },
            { "even", new List<int> { 2, 4 } },
            { "none", new List<int>() },
        };
        foreach (var pair in map) Console.WriteLine(pair.Key + ": " + string.Join(",", pair.Value));
        var squares = new Dictionary<int, int> { [3] = 9, [4] = 16, [3] = 10 };
        Console.WriteLine(squares.Count + " " + squares[3]);
        foreach (string s in new Bag { "one", { "two", 2 }, { 1, 2, 3 }, 7 }) Console.Write(s + " ");
        Console.WriteLine();
        try { new Dictionary<int, int> { { 1, 1 }, { 1, 2 } }; }
        catch (ArgumentException) { Console.WriteLine("twice"); }
        var anonymous = new { Name = "n", Size = 4, Inner = new { X = 1.5 } };
        Console.WriteLine(anonymous.Name + anonymous.Size + anonymous.Inner.X);
        Console.WriteLine(anonymous);
        var same = new { Name = "n", Size = 4, Inner = new { X = 1.5 } };
        Console.WriteLine(anonymous.Equals(same) + " " + (anonymous == same) + " " + anonymous.Equals(null));
        Console.WriteLine(anonymous.GetHashCode() == same.GetHashCode());
        var many = new[] { new { Id = 1, Text = "x" }, new { Id = 2, Text = (string)null } };
        foreach (var m in many) Console.WriteLine(m);
        line.Name();
    }

    static void Name(this Line l)
    {
        var x = new { l.From.X, l.Tags.Count };
        Console.WriteLine(x.X + x.Count);
        int[] a = { Log(3), Log(4) };
        Console.WriteLine(a.Length);
    }
}
