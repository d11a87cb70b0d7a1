// compilers: dotnet
// A fixed-point type with its operators, conversions, formatting and parsing; trigonometry by tables; vectors of it.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

readonly struct Fixed : IComparable<Fixed>, IEquatable<Fixed>, IFormattable
{
    const int Shift = 16;
    public readonly int Raw;
    Fixed(int raw) { Raw = raw; }
    public static readonly Fixed One = 1, Half = One / 2, Max = new(int.MaxValue);
    public static implicit operator Fixed(int n) => new(checked(n << Shift) >> Shift == n ? n << Shift : throw new OverflowException("fixed " + n));
    public static explicit operator Fixed(double d) => new(checked((int)Math.Round(d * (1 << Shift))));
    public static explicit operator double(Fixed f) => f.Raw / (double)(1 << Shift);
    public static explicit operator int(Fixed f) => f.Raw >> Shift;
    public static Fixed operator +(Fixed a, Fixed b) => new(unchecked(a.Raw + b.Raw));
    public static Fixed operator checked +(Fixed a, Fixed b) => new(checked(a.Raw + b.Raw));
    public static Fixed operator -(Fixed a, Fixed b) => new(a.Raw - b.Raw);
    public static Fixed operator -(Fixed a) => new(-a.Raw);
    public static Fixed operator *(Fixed a, Fixed b) => new((int)((long)a.Raw * b.Raw >> Shift));
    public static Fixed operator /(Fixed a, Fixed b) => new((int)(((long)a.Raw << Shift) / b.Raw));
    public static Fixed operator ++(Fixed a) => a + One;
    public static bool operator <(Fixed a, Fixed b) => a.Raw < b.Raw;
    public static bool operator >(Fixed a, Fixed b) => a.Raw > b.Raw;
    public static bool operator ==(Fixed a, Fixed b) => a.Raw == b.Raw;
    public static bool operator !=(Fixed a, Fixed b) => a.Raw != b.Raw;
    public static bool operator true(Fixed a) => a.Raw != 0;
    public static bool operator false(Fixed a) => a.Raw == 0;
    public static Fixed operator >>(Fixed a, int n) => new(a.Raw >> n);
    public int CompareTo(Fixed o) => Raw.CompareTo(o.Raw);
    public bool Equals(Fixed o) => Raw == o.Raw;
    public override bool Equals(object o) => o is Fixed f && Equals(f);
    public override int GetHashCode() => Raw;
    public override string ToString() => ToString("0.####", CultureInfo.InvariantCulture);
    public string ToString(string format, IFormatProvider p) => format == "raw" ? Raw.ToString("x8") : ((double)this).ToString(format ?? "0.####", CultureInfo.InvariantCulture);
    public static Fixed Sqrt(Fixed f) { Fixed x = f; for (int i = 0; i < 20; i++) x = (x + f / x) >> 1; return x; }
}

static class Program
{
    static Fixed Sine(Fixed x) { Fixed term = x, sum = x; for (int i = 2; i < 12; i += 2) { term = -term * x * x / (i * (i + 1)); sum += term; } return sum; }
    static void Main()
    {
        Fixed a = (Fixed)3.25, b = 2;
        Console.WriteLine(a + b + " " + (a - b) + " " + a * b + " " + a / b + " " + -a + " " + (a >> 2) + " " + (int)a + " " + (double)a + " " + (int)-a);
        Console.WriteLine($"{a:raw} {Fixed.Half:raw} {a,8:0.0}|{b,-5}| {Fixed.Sqrt(2):0.00} {Sine(Fixed.Half):0.000} {(a ? "true" : "false")} {(a - a ? "true" : "false")}");
        b++;
        Console.WriteLine(b + " " + (b == 3) + " " + (a > b) + " " + new[] { a, b, Fixed.One }.Max() + " " + new HashSet<Fixed> { 1, Fixed.One, (Fixed)1.0 }.Count + " " + new[] { a, b }.Aggregate((x, y) => x * y));
        Console.WriteLine(Fixed.Max + Fixed.One < 0 ? "wrapped" : "kept");
        try { checked { Console.WriteLine(Fixed.Max + Fixed.One); } } catch (OverflowException) { Console.WriteLine("overflow"); }
        try { Fixed f = 40000; } catch (OverflowException e) { Console.WriteLine(e.Message); }
        try { Fixed f = (Fixed)1e9; } catch (OverflowException) { Console.WriteLine("too large"); }
        try { Console.WriteLine(a / 0); } catch (DivideByZeroException) { Console.WriteLine("by zero"); }
        Console.WriteLine(string.Join(" ", Enumerable.Range(-3, 7).Select(i => (Fixed)(i / 3.0)).Order().Select(f => f.ToString())));
    }
}
