// compilers: dotnet mono
// Math functions on exact values, rounding, signs, Min and Max, DivRem.
using System;

static class Program
{
    // Mono prints a negative zero as 0.
    static double Unsigned(double d) { return d == 0 ? 0 : d; }

    static void Main()
    {
        Console.WriteLine(Math.Abs(-5) + " " + Math.Abs(-5L) + " " + Math.Abs(-2.5) + " "
            + Math.Abs((short)-3) + " " + Math.Abs(-1.5m));
        Console.WriteLine(Math.Sign(-3) + " " + Math.Sign(0.0) + " " + Math.Sign(7L) + " " + Math.Sign(-0.1));
        Console.WriteLine(Math.Max(3, 5) + " " + Math.Min(3u, 5u) + " " + Math.Max(-1L, 2) + " "
            + Math.Min(1.5, -1.5) + " " + Math.Max('a', 'b'));
        foreach (double d in new[] { 0.4, 0.5, 0.6, 1.5, 2.5, -0.5, -1.5, -2.5, 2.4, -2.6, 1e14 })
            Console.WriteLine(d + ": " + Unsigned(Math.Round(d)) + " " + Unsigned(Math.Floor(d)) + " "
                + Unsigned(Math.Ceiling(d)) + " " + Unsigned(Math.Truncate(d))
                + " " + Unsigned(Math.Round(d, MidpointRounding.AwayFromZero)));
        Console.WriteLine(Math.Round(2.345, 1) + " " + Math.Round(2.25, 1) + " " + Math.Round(2.35, 1) + " "
            + Math.Round(-1.25, 1));
        Console.WriteLine(Math.Sqrt(16) + " " + Math.Sqrt(2.25) + " " + Math.Sqrt(-1) + " " + Math.Sqrt(0));
        Console.WriteLine(Math.Pow(2, 10) + " " + Math.Pow(2, -2) + " " + Math.Pow(9, 0.5) + " "
            + Math.Pow(0, 0) + " " + Math.Pow(-2, 3)
            + " " + Math.Pow(10, 300) * 1e10 + " " + Math.Pow(-8, 1.0 / 3));
        Console.WriteLine(Math.Exp(0) + " " + Math.Log(1) + " " + Math.Log10(1000) + " " + Math.Log(8, 2)
            + " " + Math.Log(0) + " " + Math.Log(-1));
        Console.WriteLine(Math.Sin(0) + " " + Math.Cos(0) + " " + Math.Tan(0) + " " + Math.Atan2(0, 1) + " "
            + Math.Acos(1) + " " + Math.Asin(2));
        Console.WriteLine((Math.Sin(Math.PI / 6)).ToString("F10") + " " + Math.Cos(1).ToString("F10") + " "
            + Math.Atan(1).ToString("F10")
            + " " + Math.Exp(1).ToString("F10") + " " + Math.Log(10).ToString("F10") + " "
                + Math.Tanh(0.5).ToString("F10"));
        int rest;
        Console.WriteLine(Math.DivRem(17, 5, out rest) + " " + rest + " " + Math.DivRem(-17, 5, out rest)
            + " " + rest);
        Console.WriteLine(Math.BigMul(int.MaxValue, int.MaxValue) + " " + Math.IEEERemainder(5, 3) + " "
            + Math.PI.ToString("F8"));
        foreach (int x in new[] { int.MinValue })
        {
            try { Console.WriteLine(Math.Abs(x)); } catch (OverflowException) { Console.WriteLine("overflow"); }
        }
        double sum = 0;
        for (int i = 1; i <= 1000; i++) sum += 1.0 / ((long)i * i);
        Console.WriteLine(sum.ToString("F9"));
        double root = 1;
        for (int i = 0; i < 30; i++) root = (root + 2 / root) / 2;
        Console.WriteLine(root.ToString("F12") + " " + (root == Math.Sqrt(2)
            || Math.Abs(root - Math.Sqrt(2)) < 1e-15));
        Console.WriteLine(double.MaxValue > 1e308);
        Console.WriteLine(int.MaxValue.CompareTo(5) + " " + 5.CompareTo(5) + " " + (-1.5).CompareTo(2) + " "
            + double.NaN.CompareTo(1));
    }
}
