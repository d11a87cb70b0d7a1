// compilers: dotnet
// Floating-point functions with exact answers: rounding, remainders, special values, parsing and round trips.
using System;
using System.Globalization;
using System.Linq;

static class Program
{
    static string S(double d) => d.ToString("R", CultureInfo.InvariantCulture);
    static double Root(double x) { double y = x; for (int i = 0; i < 60; i++) y = (y + x / y) / 2; return y; }
    static (double sum, double compensated) Sums(double[] xs)
    {
        double sum = 0, kahan = 0, c = 0;
        foreach (double x in xs)
        {
            sum += x;
            double y = x - c, t = kahan + y;
            c = (t - kahan) - y;
            kahan = t;
        }
        return (sum, kahan);
    }
    static void Main()
    {
        foreach (double d in new[] { 2.5, -2.5, 3.5, 0.49999999999999994, -0.2, 1e16 + 1 })
            Console.WriteLine(S(Math.Round(d)) + " " + S(Math.Round(d, MidpointRounding.AwayFromZero)) + " " + S(Math.Floor(d)) + " " + S(Math.Ceiling(d)) + " " + S(Math.Truncate(d)) + " " + S(Math.Round(d, 1)));
        Console.WriteLine(S(5.5 % 2) + " " + S(-5.5 % 2) + " " + S(Math.IEEERemainder(5.5, 2)) + " " + S(1 / 0.0) + " " + S(0.0 / 0) + " " + S(1 / -0.0) + " " + S(double.MaxValue * 2));
        Console.WriteLine((double.NaN == double.NaN) + " " + double.NaN.Equals(double.NaN) + " " + (0.0 == -0.0) + " " + double.NaN.CompareTo(1) + " " + Math.Max(double.NaN, 1) + " " + Math.Min(0.0, -0.0) + " " + (double.NaN < 1) + " " + Math.Sign(-2.5));
        Console.WriteLine(S(0.1 + 0.2) + " " + S(0.1f + 0.2f) + " " + (0.1f + 0.2f == 0.3f) + " " + S((float)0.1) + " " + (float)1e-46 + " " + (float)1e39 + " " + 16777217f);
        Console.WriteLine(S(Math.Sqrt(2)) + " " + S(Root(2)) + " " + S(Math.Cbrt(27)) + " " + S(Math.Pow(2, 0.5)) + " " + S(Math.Pow(2, -1074)) + " " + S(Math.Pow(-8, 3)) + " " + S(Math.Abs(-0.0)));
        var (sum, kahan) = Sums(Enumerable.Repeat(0.1, 1000).ToArray());
        Console.WriteLine(S(sum) + " " + S(kahan));
        foreach (string s in new[] { "1e5", "-.5", "  7 ", "1e400", "-1e400", "4.9e-324", "2e-324", "NaN", "Infinity", "-Infinity", "1,000.5", "0x10", "1e", "", "123456789012345678901234567890" })
            Console.Write((double.TryParse(s, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture, out double d) ? S(d) : "no") + " ");
        Console.WriteLine();
        Console.WriteLine((int)-2.9 + " " + (long)1e10 + " " + (uint)3.99 + " " + (byte)254.5 + " " + Convert.ToInt32(3.5) + " " + Convert.ToInt32(-2.5) + " " + (char)65.7 + " " + (int)'\u20ac');
        Console.WriteLine(double.IsFinite(1 / 0.0) + " " + double.IsNaN(0.0 / 0) + " " + double.IsNegativeInfinity(-1 / 0.0) + " " + float.IsInfinity(1e38f * 10) + " " + S(double.Epsilon / 2) + " " + S(float.Epsilon));
        try { checked { int n = (int)double.Parse("3e9", CultureInfo.InvariantCulture); } } catch (OverflowException e) { Console.WriteLine(e.Message); }
    }
}
