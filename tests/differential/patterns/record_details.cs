// compilers: dotnet
// Records: with-expressions, inheritance and equality, printed members, positional structs, deconstruction.
using System;
using System.Collections.Generic;

record Person(string First, string Last) { public int Age { get; init; } public string Full => First + " " + Last; }
record Employee(string First, string Last, decimal Pay) : Person(First, Last);
record Manager(string First, string Last, decimal Pay, params string[] Reports) : Employee(First, Last, Pay)
{
    protected override bool PrintMembers(System.Text.StringBuilder b) { b.Append("manages " + string.Join("+", Reports)); return true; }
}
readonly record struct Point(int X, int Y) { public static Point operator +(Point a, Point b) => new(a.X + b.X, a.Y + b.Y); public double Length => Math.Sqrt(X * X + Y * Y); }
record struct Counter(int N) { public void Next() => N++; }
record Node(int Value, Node Next = null) { public Node Push(int v) => new(v, this); }
record Checked(int N) { public int N { get; init; } = N > 0 ? N : throw new ArgumentOutOfRangeException(nameof(N)); }
abstract record Shape { public sealed override string ToString() => "shape " + Name; public abstract string Name { get; } }
record Ring(int R) : Shape { public override string Name => "ring" + R; }

static class Program
{
    static void Main()
    {
        var p = new Person("Ann", "Lee") { Age = 30 };
        var older = p with { Age = 31 };
        Console.WriteLine(p + " " + older + " " + (p == older) + " " + (p == older with { Age = 30 }) + " " + ReferenceEquals(p, p with { }));
        Person e = new Employee("Ann", "Lee", 10m) { Age = 30 };
        Console.WriteLine(e + " " + (e == p) + " " + (p == e) + " " + e.Equals(new Employee("Ann", "Lee", 10.0m) { Age = 30 }));
        Person copy = e with { First = "Bo" };
        Console.WriteLine(copy + " " + copy.GetType().Name + " " + copy.Full);
        Console.WriteLine(new Manager("M", "N", 5, "x", "y") + " " + (new Manager("M", "N", 5) == new Manager("M", "N", 5)));
        var (first, last) = p;
        var (f2, _, pay) = (Employee)e;
        Console.WriteLine(first + last + f2 + pay);
        var a = new Point(3, 4);
        var b = a with { Y = 0 };
        Console.WriteLine(a + " " + b + " " + (a + b) + " " + a.Length + " " + (a == new Point(3, 4)) + " " + default(Point) + " " + a.Equals((object)b));
        var c = new Counter(1);
        c.Next();
        var d = c;
        d.Next();
        Console.WriteLine(c + " " + d + " " + (c == d));
        Console.WriteLine(new Node(1).Push(2).Push(3) + " " + (new Node(1).Push(2) == new Node(1).Push(2)));
        try { new Checked(0); } catch (ArgumentOutOfRangeException x) { Console.WriteLine(x.ParamName); }
        Console.WriteLine((new Checked(1) with { N = -1 }).N + " " + new Ring(2) + " " + new Ring(2).Equals(new Ring(2)));
        var set = new HashSet<Point> { new(1, 2), new(1, 2), new(2, 1) };
        var map = new Dictionary<Person, int> { [p] = 1 };
        Console.WriteLine(set.Count + " " + map.ContainsKey(new Person("Ann", "Lee") { Age = 30 }) + " " + map.ContainsKey(older));
    }
}
