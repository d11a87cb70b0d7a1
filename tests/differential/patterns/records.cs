// compilers: dotnet
// Records: equality, printing, with, inheritance, record structs, positional and own members.
using System;
using System.Collections.Generic;

record Person(string Name, int Age)
{
    public string? Nick { get; init; }
    public virtual string Greet() => $"hi {Nick ?? Name}";
}
record Student(string Name, int Age, string School) : Person(Name, Age)
{
    public override string Greet() => base.Greet() + " of " + School;
}
sealed record Secret(int Code) { public override string ToString() => "hidden"; }
record struct Point(int X, int Y) { public readonly int Sum => X + Y; }
readonly record struct Fixed(string A, double B = 0.5);
record Empty;
record Generic<T>(T Value, Generic<T>? Next = null);
record WithList(string Name, List<int> Items)
{
    public virtual bool Equals(WithList? o) => o is not null && Name == o.Name
        && Items.Count == o.Items.Count;
    public override int GetHashCode() => Name.Length;
}
record Checked(int N) { public int N { get; init; } = N > 0 ? N : throw new ArgumentException("not positive"); }

static class Program
{
    static void Main()
    {
        var a = new Person("Ann", 30);
        var b = new Person("Ann", 30);
        Console.WriteLine(a);
        Console.WriteLine((a == b) + " " + a.Equals(b) + " " + ReferenceEquals(a, b) + " " + (a != b) + " "
            + (a.GetHashCode() == b.GetHashCode()));
        var c = a with { Age = 31, Nick = "A" };
        Console.WriteLine(c + " " + (a == c) + " " + c.Greet());
        Person s = new Student("Bob", 20, "MIT");
        Console.WriteLine(s + " " + s.Greet());
        Console.WriteLine((s == new Person("Bob", 20)) + " " + (new Person("Bob", 20) == s) + " "
            + (s == new Student("Bob", 20, "MIT")));
        Person older = s with { Age = 21 };
        Console.WriteLine(older + " " + older.GetType().Name);
        var (name, age) = a;
        Console.WriteLine(name + age);
        Console.WriteLine(new Secret(5) + " " + (new Secret(5) == new Secret(5)) + " " + new Empty() + " "
            + new Empty().Equals(new Empty()));
        var p = new Point(1, 2);
        var q = p with { X = 5 };
        p.Y = 7;
        Console.WriteLine(p + " " + q + " " + q.Sum + " " + (p == new Point(1, 7)) + " " + default(Point));
        Console.WriteLine(new Fixed("x") + " " + new Fixed("x").Equals(new Fixed("x", 0.5)));
        Console.WriteLine(new Generic<int>(1, new(2)) + " " + (new Generic<string>("a",
            new("b")) == new Generic<string>("a", new("b"))));
        Console.WriteLine(new WithList("n", [1]) == new WithList("n", [2]));
        var set = new HashSet<Person> { a, b, c, s, new Student("Bob", 20, "MIT") };
        Console.WriteLine(set.Count);
        try { new Checked(0); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        Console.WriteLine((new Checked(5) with { N = -1 }).N);
        object o = new Point(1, 2);
        Console.WriteLine(o.Equals(new Point(1, 2)) + " " + (o is Point { X: 1 }) + " " + (a == null) + " "
            + (null == (Person?)null));
    }
}
