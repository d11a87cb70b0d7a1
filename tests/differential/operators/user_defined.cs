// compilers: dotnet mono
// Arithmetic, comparison, unary, shift operators, ++ and --, true and false, && on own types.
using System;

struct Vec
{
    public int X, Y;
    public Vec(int x, int y) { X = x; Y = y; }
    public static Vec operator +(Vec a, Vec b) { return new Vec(a.X + b.X, a.Y + b.Y); }
    public static Vec operator -(Vec a, Vec b) { return new Vec(a.X - b.X, a.Y - b.Y); }
    public static Vec operator -(Vec a) { return new Vec(-a.X, -a.Y); }
    public static Vec operator +(Vec a) { return a; }
    public static Vec operator ~(Vec a) { return new Vec(a.Y, a.X); }
    public static bool operator !(Vec a) { return a.X == 0 && a.Y == 0; }
    public static int operator *(Vec a, Vec b) { return a.X * b.X + a.Y * b.Y; }
    public static Vec operator *(Vec a, int k) { return new Vec(a.X * k, a.Y * k); }
    public static Vec operator *(int k, Vec a) { return a * k; }
    public static Vec operator /(Vec a, int k) { return new Vec(a.X / k, a.Y / k); }
    public static Vec operator %(Vec a, int k) { return new Vec(a.X % k, a.Y % k); }
    public static Vec operator <<(Vec a, int n) { return new Vec(a.X << n, a.Y << n); }
    public static Vec operator >>(Vec a, int n) { return new Vec(a.X >> n, a.Y >> n); }
    public static Vec operator ++(Vec a) { return new Vec(a.X + 1, a.Y + 1); }
    public static Vec operator --(Vec a) { return new Vec(a.X - 1, a.Y - 1); }
    public static bool operator ==(Vec a, Vec b) { return a.X == b.X && a.Y == b.Y; }
    public static bool operator !=(Vec a, Vec b) { return !(a == b); }
    public static bool operator <(Vec a, Vec b) { return a * a < b * b; }
    public static bool operator >(Vec a, Vec b) { return a * a > b * b; }
    public override bool Equals(object o) { return o is Vec && this == (Vec)o; }
    public override int GetHashCode() { return X ^ Y; }
    public override string ToString() { return "(" + X + " " + Y + ")"; }
}
class Tri
{
    readonly int v;
    public Tri(int v) { this.v = v; }
    public static bool operator true(Tri t) { Console.Write("true? "); return t.v > 0; }
    public static bool operator false(Tri t) { Console.Write("false? "); return t.v < 0; }
    public static Tri operator &(Tri a, Tri b) { Console.Write("& "); return new Tri(Math.Min(a.v, b.v)); }
    public static Tri operator |(Tri a, Tri b) { Console.Write("| "); return new Tri(Math.Max(a.v, b.v)); }
    public static Tri operator ^(Tri a, Tri b) { return new Tri(a.v * b.v); }
    public static Tri operator !(Tri a) { return new Tri(-a.v); }
    public override string ToString() { return "tri" + v; }
}
class Counter { public int N; public static Counter operator ++(Counter c) { return new Counter { N = c.N
    + 1 }; } }

static class Program
{
    static Tri T(int v) { Console.Write("T" + v + " "); return new Tri(v); }

    static void Main()
    {
        Vec a = new Vec(3, 4), b = new Vec(-1, 2);
        Console.WriteLine(a + b + " " + (a - b) + " " + -a + " " + +a + " " + ~a + " " + !a + " "
            + !new Vec());
        Console.WriteLine(a * b + " " + a * 2 + " " + 3 * b + " " + a / 2 + " " + a % 2 + " " + (a << 2)
            + " " + (b >> 1));
        Console.WriteLine((a == b) + " " + (a != b) + " " + (a < b) + " " + (a > b) + " "
            + (a == new Vec(3, 4)) + " " + a.Equals(b));
        Vec c = a++;
        Console.WriteLine(c + " " + a + " " + ++a + " " + a-- + " " + --a);
        a += b;
        a *= 3;
        a <<= 1;
        Console.WriteLine(a + " " + (a - b * 2 + -b));
        Console.WriteLine(T(1) && T(-1));
        Console.WriteLine(T(-1) && T(1));
        Console.WriteLine(T(1) || T(-1));
        Console.WriteLine(T(-1) || T(0));
        if (T(1)) Console.WriteLine("yes");
        if (T(0)) Console.WriteLine("yes"); else Console.WriteLine("no");
        Console.WriteLine((T(2) ^ T(-3)) + " " + !T(5) + " " + (T(0) ? "a" : "b"));
        var n = new Counter();
        Counter old = n++, next = ++n;
        Console.WriteLine(old.N + " " + n.N + " " + next.N + " " + ReferenceEquals(n, next));
        Vec? maybe = a, none = null;
        Console.WriteLine((maybe + b) + " [" + (none + b) + "] " + (maybe == a) + " " + (none == null) + " "
            + (none < a) + " " + (-none).HasValue);
        var array = new[] { a, b };
        array[1]++;
        array[0] -= array[1];
        Console.WriteLine(array[0] + " " + array[1]);
    }
}
