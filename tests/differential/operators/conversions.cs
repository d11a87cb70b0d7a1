// compilers: dotnet mono
// Implicit and explicit conversions of one's own, chained with standard ones, lifted, generic.
using System;
using System.Collections.Generic;

struct Celsius
{
    public readonly double Degrees;
    public Celsius(double d) { Degrees = d; }
    public static implicit operator Celsius(double d) { return new Celsius(d); }
    public static explicit operator double(Celsius c) { return c.Degrees; }
    public static explicit operator int(Celsius c) { return (int)c.Degrees; }
    public static implicit operator Fahrenheit(Celsius c) { return new Fahrenheit(c.Degrees * 9 / 5 + 32); }
    public static implicit operator string(Celsius c) { return c.Degrees + "C"; }
}
struct Fahrenheit
{
    public readonly double Degrees;
    public Fahrenheit(double d) { Degrees = d; }
    public static explicit operator Celsius(Fahrenheit f) { return new Celsius((f.Degrees - 32) * 5 / 9); }
    public override string ToString() { return Degrees + "F"; }
}
class Text
{
    readonly string s;
    Text(string s) { this.s = s; }
    public static implicit operator Text(string s) { return s == null ? null : new Text(s); }
    public static implicit operator Text(int n) { return new Text("#" + n); }
    public static explicit operator string(Text t) { return t.s; }
    public static explicit operator int(Text t) { int n; if (int.TryParse(t.s,
        out n)) return n; throw new InvalidCastException("not a number: " + t.s); }
    public static Text operator +(Text a, Text b) { return new Text(a.s + "+" + b.s); }
    public static implicit operator bool(Text t) { return t != (object)null && t.s.Length > 0; }
    public override string ToString() { return s; }
}
struct Wrapper<T>
{
    T value;
    public static implicit operator Wrapper<T>(T t) { return new Wrapper<T> { value = t }; }
    public static explicit operator T(Wrapper<T> w) { return w.value; }
}
struct Digit
{
    readonly byte d;
    public Digit(byte d) { if (d > 9) throw new ArgumentOutOfRangeException("d"); this.d = d; }
    public static implicit operator byte(Digit x) { return x.d; }
    public static explicit operator Digit(byte b) { return new Digit(b); }
}

static class Program
{
    static string Show(Fahrenheit f) { return "shown " + f; }
    static int Sum(params Digit[] d) { int s = 0; foreach (int x in Array.ConvertAll(d,
        y => (int)y)) s += x; return s; }

    static void Main()
    {
        Celsius c = 100;
        Fahrenheit f = c;
        Console.WriteLine(f + " " + (double)c + " " + (int)(Celsius)36.6 + " " + ((Celsius)f).Degrees + " "
            + Show(c) + " " + (string)c);
        Celsius? maybe = 5.0;
        Console.WriteLine((double?)maybe);
        Text t = "a", n = 5;
        Console.WriteLine(t + n + " " + (t + "b" + 7) + " " + (string)t + " " + (t ? "yes" : "no") + " "
            + ((Text)"" ? "yes" : "no"));
        Console.WriteLine((int)(Text)"42" + 1);
        try { Console.WriteLine((int)t); } catch (InvalidCastException e) { Console.WriteLine(e.Message); }
        Wrapper<int> w = 5;
        Wrapper<string> ws = "w";
        Console.WriteLine((int)w + (string)ws);
        Digit d = (Digit)7;
        int wide = d;
        long sum = d + d + 1;
        Console.WriteLine(wide + " " + sum + " " + (d > 5) + " " + d / 2.0 + " " + Sum(d, d, (Digit)1));
        try { d = (Digit)10; } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName + " "
            + (int)d); }
        var list = new List<Celsius> { 1.5, 2.5 };
        list.Add(3);
        double total = 0;
        foreach (double x in list) total += x;
        Console.WriteLine(total);
        Text none = (string)null;
        Console.WriteLine((object)none == null);
        object boxed = c;
        try { Console.WriteLine((double)boxed); } catch (InvalidCastException) { Console.WriteLine("no conversion from a box"); }
    }
}
