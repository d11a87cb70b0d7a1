// compilers: dotnet mono
// Constructors, this assignment, chained constructors, default values, statics of structs.
using System;

struct Fraction
{
    readonly int top, bottom;
    public static readonly Fraction Half = new Fraction(1, 2), Zero;
    public static int Made;
    public Fraction(int t, int b)
    {
        int g = Gcd(Math.Abs(t), Math.Abs(b));
        top = g == 0 ? t : t / g;
        bottom = g == 0 ? b : b / g;
        Made++;
    }
    public Fraction(int t) : this(t, 1) { }
    static int Gcd(int a, int b) { return b == 0 ? a : Gcd(b, a % b); }
    public static Fraction operator +(Fraction a, Fraction b)
    {
        return new Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
    }
    public static Fraction operator *(Fraction a, Fraction b) { return new Fraction(a.top * b.top,
        a.bottom * b.bottom); }
    public override string ToString() { return top + "/" + bottom; }
}
struct Resetting
{
    public int A, B;
    public void Reset() { this = new Resetting { A = -1 }; }
    public void Swap(ref Resetting other) { var t = this; this = other; other = t; }
    public Resetting Clone() { return this; }
    public void SetFrom(Resetting r) { this = r; B++; }
}
struct Auto
{
    public int X { get; set; }
    public string Name { get; private set; }
    public Auto(int x) : this() { X = x; Name = "auto" + X; }
}
struct Throws
{
    public int X;
    public Throws(int x) { X = x; if (x < 0) throw new ArgumentException("negative"); }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Fraction.Half + " " + Fraction.Zero + " " + default(Fraction) + " "
            + new Fraction());
        Console.WriteLine(new Fraction(6, 8) + " " + new Fraction(5) + " " + new Fraction(-3, 9));
        Fraction sum = new Fraction(0, 1);
        for (int i = 1; i <= 6; i++) sum += new Fraction(1, i * (i + 1));
        Console.WriteLine(sum + " " + sum * Fraction.Half + " " + Fraction.Made);
        var r = new Resetting { A = 1, B = 2 };
        var s = r.Clone();
        r.Reset();
        Console.WriteLine(r.A + " " + r.B + " " + s.A);
        r.Swap(ref s);
        Console.WriteLine(r.A + " " + s.A);
        r.SetFrom(s);
        r.SetFrom(r);
        Console.WriteLine(r.A + " " + r.B);
        var a = new Auto(4);
        a.X++;
        Console.WriteLine(a.X + a.Name + new Auto().X + (new Auto().Name == null));
        var t = new Throws(7);
        try { t = new Throws(-1); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        var array = new Resetting[2];
        array[0].A = 5;
        array[0].Swap(ref array[1]);
        array[0].Reset();
        Console.WriteLine(array[0].A + " " + array[1].A);
        Fraction[] fractions = new Fraction[3];
        fractions[1] = new Fraction(2, 4);
        Console.WriteLine(string.Join(" ", Array.ConvertAll(fractions, f => f.ToString())));
    }
}
