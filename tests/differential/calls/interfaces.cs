// compilers: dotnet mono
// Interface calls: inherited, reimplemented, explicit, by a base class's method, on structs.
using System;

interface IShape { double Area { get; } string Name(); }
interface INamed { string Name(); }
interface IBoth : IShape, INamed { int Order { get; set; } }

class Square : IShape
{
    protected double side;
    public Square(double s) { side = s; }
    public double Area { get { return side * side; } }
    public virtual string Name() { return "square"; }
}
class Cube : Square
{
    public Cube(double s) : base(s) { }
    public override string Name() { return "cube of " + base.Name(); }
    public new double Area { get { return 6 * side * side; } }
}
class Again : Square, IShape
{
    public Again(double s) : base(s) { }
    public new double Area { get { return -1; } }
    string IShape.Name() { return "again " + Name(); }
}
class Two : IBoth
{
    double IShape.Area { get { return 2; } }
    string IShape.Name() { return "two as shape"; }
    string INamed.Name() { return "two as named"; }
    public string Name() { return "two itself"; }
    public int Order { get; set; }
}
struct Point : IShape, INamed
{
    public int X;
    public double Area { get { return 0; } }
    public string Name() { return "point " + X++; }
}
class NotDeclared { public string Name() { return "from the base"; } public double Area { get { return 7; } } }
class Declares : NotDeclared, IShape, INamed { }

static class Program
{
    static string Show(IShape s) { return s.Name() + " " + s.Area; }

    static void Main()
    {
        Console.WriteLine(Show(new Square(3)));
        Console.WriteLine(Show(new Cube(3)));
        Console.WriteLine(new Cube(3).Area);
        Console.WriteLine(Show(new Again(3)));
        Console.WriteLine(((Square)new Again(4)).Name() + " " + ((Square)new Again(4)).Area);
        var two = new Two();
        two.Order = 4;
        IBoth both = two;
        both.Order += 3;
        Console.WriteLine(two.Name() + ", " + ((IShape)both).Name() + ", " + ((INamed)both).Name() + " "
            + two.Order);
        Console.WriteLine(both.Area + " " + Show(both));
        Console.WriteLine(Show(new Declares()) + " " + ((INamed)new Declares()).Name());
        Point p = new Point { X = 5 };
        IShape boxed = p;
        Console.WriteLine(Show(boxed));
        Console.WriteLine(((INamed)boxed).Name());
        Console.WriteLine(p.Name() + " " + p.X + " " + ((Point)boxed).X);
        object[] things = { new Square(1), two, p, "text", 5, new Declares() };
        foreach (object o in things)
        {
            Console.WriteLine((o is IShape) + " " + (o is INamed) + " " + (o is IBoth) + " "
                + (o is IComparable));
            IShape shape = o as IShape;
            if (shape != null) Console.WriteLine("  " + shape.Name());
        }
        try { Console.WriteLine(((IShape)things[3]).Area); }
        catch (InvalidCastException) { Console.WriteLine("no shape"); }
        try { IShape none = null; Console.WriteLine(none.Area); }
        catch (NullReferenceException) { Console.WriteLine("null shape"); }
        IComparable five = 5;
        Console.WriteLine(five.CompareTo(4) + " " + five.CompareTo(5) + " " + five.CompareTo(6));
    }
}
