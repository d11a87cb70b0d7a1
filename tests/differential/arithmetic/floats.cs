// compilers: dotnet mono
// NaN, infinities, signed zero, comparisons that are unordered, remainders.
using System;

static class Program
{
    static void Compare(double a, double b)
    {
        Console.WriteLine(a + " and " + b + ": " + (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b)
            + " "
            + (a == b) + " " + (a != b) + " " + !(a < b) + " " + !(a > b) + " " + a.Equals(b) + " "
                + a.CompareTo(b));
    }

    static string Branch(double a, double b)
    {
        string s = "";
        if (a < b) s += "lt ";
        if (a <= b) s += "le ";
        if (a > b) s += "gt ";
        if (a >= b) s += "ge ";
        if (a == b) s += "eq ";
        if (a != b) s += "ne ";
        if (!(a < b)) s += "nlt ";
        if (!(a >= b)) s += "nge ";
        return s;
    }

    static void Main()
    {
        double nan = double.NaN, inf = double.PositiveInfinity, zero = 0.0;
        double[] values = { nan, inf, -inf, 0, 1, -1 };
        foreach (double a in values)
            foreach (double b in values)
            {
                Compare(a, b);
                Console.WriteLine(Branch(a, b));
            }
        Console.WriteLine(1 / zero);
        Console.WriteLine(-1 / zero);
        Console.WriteLine(zero / zero);
        Console.WriteLine(inf - inf);
        Console.WriteLine(inf * 0);
        Console.WriteLine(inf + 1);
        Console.WriteLine(1 / inf == 0);
        Console.WriteLine(1 / (-1 / inf));
        Console.WriteLine(1 / (zero * -1));
        Console.WriteLine(0.0 == -zero);
        Console.WriteLine(5.5 % 2);
        Console.WriteLine(-5.5 % 2);
        Console.WriteLine(5.5 % -2);
        Console.WriteLine(5.5 % 0);
        Console.WriteLine(inf % 2);
        Console.WriteLine(5.5 % inf);
        Console.WriteLine(1e308 * 10);
        Console.WriteLine(-1e308 * 10);
        Console.WriteLine(double.IsNaN(nan) + " " + double.IsInfinity(-inf) + " "
            + double.IsNegativeInfinity(inf));
        float fnan = float.NaN, fbig = float.MaxValue;
        Console.WriteLine((fnan == fnan) + " " + (fnan != fnan) + " " + (fnan < 1f) + " " + (fnan > 1f));
        Console.WriteLine(fbig * 2);
        Console.WriteLine(7f % 2.5f);
        Console.WriteLine(Math.Max(nan, 1) + " " + Math.Min(1, nan) + " " + Math.Max(inf, 1));
        Console.WriteLine((0.1 + 0.2 == 0.3) + " " + (0.5 + 0.25 == 0.75));
    }
}
