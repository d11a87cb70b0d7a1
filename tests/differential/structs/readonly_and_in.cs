// compilers: dotnet
// readonly structs and members, in parameters and defensive copies, ref readonly returns.
using System;

readonly struct Vector
{
    public readonly double X, Y;
    public Vector(double x, double y) => (X, Y) = (x, y);
    public double Dot(in Vector o) => X * o.X + Y * o.Y;
    public static Vector operator +(in Vector a, in Vector b) => new(a.X + b.X, a.Y + b.Y);
    public static readonly Vector Unit = new(1, 1);
    public override string ToString() => $"<{X} {Y}>";
    public Vector With(double? x = null, double? y = null) => new(x ?? X, y ?? Y);
}
struct Counter
{
    int n;
    public int Next() => ++n;
    public readonly int Peek() => n;
    public readonly int Copying() { var copy = this; return copy.Next(); }
    public int Property { readonly get => n; set => n = value; }
}
class Grid
{
    readonly Vector[] cells = [new(1, 2), new(3, 4)];
    public ref readonly Vector this[int i] => ref cells[i];
    public void Set(int i, Vector v) => cells[i] = v;
}

static class Program
{
    static int Peek(in Counter c) => c.Peek();
    static int Next(in Counter c) => c.Next() + c.Next();
    static double Sum(in Vector a, in Vector b, in double c = 0.5) => a.X + b.Y + c;
    static ref readonly int Larger(in int a, in int b)
    {
        if (a >= b) return ref a;
        return ref b;
    }
    static int Ref(ref readonly int x) => x + 1;

    static void Main()
    {
        var v = new Vector(3, 4);
        Console.WriteLine(v.Dot(v) + " " + v.Dot(Vector.Unit) + " " + (v + Vector.Unit) + " " + v.With(y: 9));
        Console.WriteLine(Sum(v, new Vector(1, 2)) + " " + Sum(v, v, 3));
        var c = new Counter();
        c.Next();
        Console.WriteLine(Next(c) + " " + Peek(in c) + " " + c.Copying() + " " + c.Peek());
        c.Property += 5;
        Console.WriteLine(c.Property);
        var g = new Grid();
        ref readonly Vector r = ref g[1];
        var copy = g[1];
        g.Set(1, new Vector(7, 8));
        Console.WriteLine(r + " " + copy);
        int a = 1, b = 2;
        ref readonly int larger = ref Larger(a, b);
        b = 50;
        Console.WriteLine(larger);
        Console.WriteLine(Ref(ref b) + Ref(in a));
        ref int moving = ref a;
        moving++;
        moving = ref b;
        moving++;
        Console.WriteLine(a + " " + b);
        int[] array = [1, 2, 3];
        foreach (ref int x in array.AsSpan()) x *= 10;
        foreach (ref readonly int x in (ReadOnlySpan<int>)array) Console.Write(x + " ");
        Console.WriteLine();
        Console.WriteLine(default(Vector) + " " + default(Counter).Peek());
    }
}
