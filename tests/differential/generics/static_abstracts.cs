// compilers: dotnet
// Static abstract and virtual interface members: factories, units of measure, parsers and defaults.
using System;
using System.Collections.Generic;
using System.Linq;

interface IUnit<TSelf> where TSelf : IUnit<TSelf>
{
    static abstract string Symbol { get; }
    static abstract double InMetres { get; }
    static virtual string Plural => TSelf.Symbol + "s";
}
struct Metre : IUnit<Metre> { public static string Symbol => "m"; public static double InMetres => 1; public static string Plural => "metres"; }
struct Inch : IUnit<Inch> { public static string Symbol => "in"; public static double InMetres => 0.0254; }
struct Mile : IUnit<Mile> { public static string Symbol => "mi"; public static double InMetres => 1609.344; }

readonly struct Length<U> where U : IUnit<U>
{
    readonly double value;
    public Length(double value) { this.value = value; }
    public Length<V> To<V>() where V : IUnit<V> => new(value * U.InMetres / V.InMetres);
    public override string ToString() => $"{value:0.###} {(value == 1 ? U.Symbol : U.Plural)}";
}

interface IShape
{
    static abstract IShape Create(double size);
    static abstract int Made { get; set; }
    double Area { get; }
}
class Square : IShape { double a; public static IShape Create(double s) { Made++; return new Square { a = s }; } public static int Made { get; set; } public double Area => a * a; }
class Disc : IShape { double r; public static IShape Create(double s) { Made += 10; return new Disc { r = s }; } public static int Made { get; set; } public double Area => 3 * r * r; }

interface IMonoid<T> { static abstract T Empty { get; } static abstract T Combine(T a, T b); }
struct Concatenation : IMonoid<string> { public static string Empty => ""; public static string Combine(string a, string b) => a + b; }
struct Maximum : IMonoid<int> { public static int Empty => int.MinValue; public static int Combine(int a, int b) => Math.Max(a, b); }
struct Both<A, B, S, T> : IMonoid<(S, T)> where A : IMonoid<S> where B : IMonoid<T>
{
    public static (S, T) Empty => (A.Empty, B.Empty);
    public static (S, T) Combine((S, T) x, (S, T) y) => (A.Combine(x.Item1, y.Item1), B.Combine(x.Item2, y.Item2));
}

static class Program
{
    static T Fold<M, T>(IEnumerable<T> items) where M : IMonoid<T> => items.Aggregate(M.Empty, M.Combine);
    static double Make<S>(int n) where S : class, IShape
    {
        double area = 0;
        for (int i = 1; i <= n; i++) area += S.Create(i).Area;
        S.Made *= 2;
        return area;
    }
    static void Main()
    {
        var mile = new Length<Mile>(1);
        Console.WriteLine(mile + " = " + mile.To<Metre>() + " = " + mile.To<Inch>());
        Console.WriteLine(new Length<Metre>(1) + " = " + new Length<Metre>(1).To<Inch>());
        Console.WriteLine(Make<Square>(3) + " " + Square.Made + " " + Make<Disc>(2) + " " + Disc.Made);
        Console.WriteLine(Fold<Concatenation, string>(new[] { "a", "b", "c" }) + " " + Fold<Maximum, int>(new[] { 3, 9, 2 }) + " " + Fold<Maximum, int>(new int[0]));
        Console.WriteLine(Fold<Both<Maximum, Concatenation, int, string>, (int, string)>(new[] { (3, "x"), (1, "y") }));
        IShape shape = Square.Create(5);
        Console.WriteLine(shape.Area);
    }
}
