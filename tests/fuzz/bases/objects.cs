// Classes, interfaces, virtual calls, boxes, casts, static fields and class constructors, strings.
using System;

interface IShape
{
    int Area { get; }
    string Name();
}

abstract class Shape : IShape
{
    protected int side;
    public static int Count;
    protected Shape(int side) { this.side = side; Count++; }
    public abstract int Area { get; }
    public virtual string Name() { return "shape" + side; }
    public override string ToString() { return Name() + ":" + Area; }
}

class Square : Shape
{
    public Square(int side) : base(side) { }
    public override int Area { get { return side * side; } }
}

sealed class Circle : Shape
{
    private readonly string label;
    public Circle(int radius, string label) : base(radius) { this.label = label; }
    public override int Area { get { return 3 * side * side; } }
    public override string Name() { return label ?? base.Name(); }
    public override bool Equals(object other) { return other is Circle c && c.side == side; }
    public override int GetHashCode() { return side; }
}

static class Lazily
{
    public static readonly int[] Table = new int[8];
    public static long Total;
    static Lazily()
    {
        for (int i = 0; i < Table.Length; i++) Table[i] = i * i;
        Total = Table[7];
    }
    public static int Get(int i) { return Table[i]; }
}

class Failing
{
    public static int Value = Throw();
    static Failing() { }
    static int Throw() { throw new InvalidOperationException("no"); }
}

static class Program
{
    static object[] Things()
    {
        return new object[] { 1, "two", 3.5, 'c', new Square(4), new Circle(2, null), null, (byte)7 };
    }

    static int Weigh(object thing)
    {
        if (thing == null) return 1;
        if (thing is int) return (int)thing;
        string text = thing as string;
        if (text != null) return text.Length;
        IShape shape = thing as IShape;
        if (shape != null) return shape.Area + shape.Name().Length;
        try
        {
            return (int)(double)thing;
        }
        catch (InvalidCastException)
        {
            return thing.ToString().Length;
        }
    }

    static string Text(int n)
    {
        string s = "";
        for (int i = 0; i < n; i++) s = s + i + (i % 2 == 0 ? "," : ";");
        return s.Substring(1, s.Length - 2).Replace(",", "-") + s[0] + string.Format("{0}/{1}", n, s.Length);
    }

    static int Failure()
    {
        try
        {
            return Failing.Value;
        }
        catch (TypeInitializationException e)
        {
            return e.InnerException.Message.Length;
        }
    }

    static void Main()
    {
        int sum = 0;
        foreach (object thing in Things()) sum = sum * 3 + Weigh(thing);
        sum += Lazily.Get(3) + (int)Lazily.Total + Shape.Count + Failure() + Failure();
        sum += new Circle(2, "x").Equals(new Circle(2, "y")) ? 1 : 0;
        sum += new Square(3).GetHashCode() == 0 ? 0 : 1;
        Console.WriteLine(sum + Text(5) + new Circle(1, "c"));
    }
}
