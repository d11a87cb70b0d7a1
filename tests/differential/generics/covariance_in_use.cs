// compilers: dotnet
// Variance in practice: comparers, producers, handlers and read-only views of derived types.
using System;
using System.Collections.Generic;
using System.Linq;

abstract class Shape { public abstract double Area { get; } public override string ToString() => $"{GetType().Name}:{Area}"; }
sealed class Square : Shape { readonly double a; public Square(double a) { this.a = a; } public override double Area => a * a; }
sealed class Bar : Shape { readonly double h; public Bar(double h) { this.h = h; } public override double Area => 2 * h; }
sealed class ByArea : IComparer<Shape>, IEqualityComparer<Shape>
{
    public int Compare(Shape a, Shape b) => a.Area.CompareTo(b.Area);
    public bool Equals(Shape a, Shape b) => a.Area == b.Area;
    public int GetHashCode(Shape s) => (int)s.Area;
}
interface ISource<out T> { T Next(); }
interface ISink<in T> { void Put(T item); }
sealed class Maker<T> : ISource<T> where T : Shape { int n; readonly Func<int, T> f; public Maker(Func<int, T> f) { this.f = f; } public T Next() => f(++n); }
sealed class Total : ISink<Shape>, ISink<string> { public double Sum; public string Text = ""; public void Put(Shape s) => Sum += s.Area; public void Put(string s) => Text += s; }

static class Program
{
    static void Pump<T>(ISource<T> from, ISink<T> to, int n) { for (int i = 0; i < n; i++) to.Put(from.Next()); }
    static void Main()
    {
        var squares = new List<Square> { new(3), new(1), new(2) };
        squares.Sort(new ByArea());
        IReadOnlyList<Shape> view = squares;
        IEnumerable<Shape> all = squares.Concat<Shape>(new[] { new Bar(2), new Bar(0.5) });
        Console.WriteLine(string.Join(" ", view) + " | " + string.Join(" ", all.OrderBy(s => s, new ByArea())) + " | " + all.Distinct(new ByArea()).Count());
        var set = new HashSet<Square>(new ByArea()) { new(2), new(-2), new(4) };
        Console.WriteLine(set.Count + " " + view.Sum(s => s.Area) + " " + (view is IReadOnlyList<Square>) + " " + (view is IList<Shape>));
        var total = new Total();
        Pump<Square>(new Maker<Square>(n => new Square(n)), total, 3);
        Pump(new Maker<Bar>(n => new Bar(n)), (ISink<Shape>)total, 2);
        ((ISink<string>)total).Put("done");
        Console.WriteLine(total.Sum + total.Text);
        Func<object, Square> f = o => new Square(Convert.ToDouble(o));
        Func<string, Shape> g = f;
        Console.WriteLine(g("5") + " " + (g is Func<object, Square>) + " " + ReferenceEquals(f, g));
        Action<Shape> show = s => Console.Write(s + ";");
        Action<Square> narrow = show;
        narrow(new Square(1));
        Console.WriteLine();
        ISource<object> source = new Maker<Bar>(n => new Bar(n));
        Console.WriteLine(source.Next() + " " + (source is ISource<Shape>) + " " + (source is ISource<Square>));
        Shape[] array = new Square[1];
        try { array[0] = new Bar(1); } catch (ArrayTypeMismatchException) { Console.WriteLine("mismatch"); }
        IEnumerable<IEnumerable<object>> nested = new List<string[]> { new[] { "a", "b" }, new[] { "c" } };
        Console.WriteLine(string.Concat(nested.SelectMany(x => x)));
    }
}
