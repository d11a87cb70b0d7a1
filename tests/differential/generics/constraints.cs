// compilers: dotnet mono
// Constraints and what they allow: calls, new, null, struct, base classes, naked parameters.
using System;
using System.Collections.Generic;

interface IArea { double Area(); }
interface IScale<T> { T Scale(double f); }
struct Square : IArea, IScale<Square>
{
    public double Side;
    public double Area() { return Side * Side; }
    public Square Scale(double f) { return new Square { Side = Side * f }; }
}
class Circle : IArea, IScale<Circle>
{
    public double Radius = 1;
    public double Area() { return 3 * Radius * Radius; }
    public Circle Scale(double f) { return new Circle { Radius = Radius * f }; }
}
class Base { public string Name = "base"; public virtual string Who() { return "Base " + Name; } }
class Derived : Base { public Derived() { Name = "derived"; } public override string Who() { return "D"
    + base.Who(); } }

static class Program
{
    static double Total<T>(IEnumerable<T> items) where T : IArea
    {
        double sum = 0;
        foreach (T t in items) sum += t.Area();
        return sum;
    }
    static T Bigger<T>(T x, double f) where T : IArea,
        IScale<T> { return x.Area() * f > x.Scale(f).Area() ? x : x.Scale(f); }
    static string Make<T>() where T : Base, new() { var t = new T(); t.Name += "!"; return t.Who(); }
    static T New<T>() where T : new() { return new T(); }
    static T? Maybe<T>(bool b, T x) where T : struct { return b ? x : (T?)null; }
    static void Copy<T, U>(List<T> from, List<U> to) where T : U { foreach (T t in from) to.Add(t); }
    static bool IsNull<T>(T x) where T : class { return x == null; }
    static int Compare<T, U>(T a, U b) where T : IComparable<U> { return a.CompareTo(b); }
    static string Parts<E>() where E : struct, IConvertible
    {
        string s = "";
        foreach (E e in Enum.GetValues(typeof(E))) s += e + "=" + e.ToInt32(null) + " ";
        return s;
    }
    static string Dispose<T>(T t) where T : IDisposable { using (t) return "used"; }
    struct Handle : IDisposable { public void Dispose() { Console.Write("disposed "); } }
    enum Level { Low, High = 5 }

    static void Main()
    {
        Console.WriteLine(Total(new[] { new Square { Side = 2 }, new Square { Side = 3 } }));
        Console.WriteLine(Total(new List<IArea> { new Square { Side = 2 }, new Circle() }));
        Console.WriteLine(Bigger(new Square { Side = 2 }, 2).Area() + " " + Bigger(new Circle(), 0.5).Area());
        Console.WriteLine(Make<Base>() + " " + Make<Derived>());
        Console.WriteLine(New<int>() + " " + New<Square>().Side + " " + New<Circle>().Radius + " "
            + New<Derived>().Name);
        Console.WriteLine(New<List<string>>().Count + " " + New<object>().GetType().Name + " "
            + New<DateTime>().Year);
        Console.WriteLine(Maybe(true, 5) + "|" + Maybe(false, 5) + "|" + Maybe(true, 'c'));
        var names = new List<object> { 1 };
        Copy(new List<string> { "a", "b" }, names);
        Console.WriteLine(string.Join(",", names));
        Console.WriteLine(IsNull<string>(null) + " " + IsNull("x"));
        Console.WriteLine(Compare(5, 7) + " " + Compare("a", "a"));
        Console.WriteLine(Parts<Level>());
        Console.WriteLine(Dispose(new Handle()));
    }
}
