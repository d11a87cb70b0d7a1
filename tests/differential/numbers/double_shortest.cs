// compilers: dotnet
// double and float print the shortest digits which read back as the same value.
using System;

static class Program
{
    static void Main()
    {
        double[] values = { 0.1 + 0.2, 1.0 / 3, 2.0 / 3, Math.PI, Math.E, Math.Sqrt(2), 1e23,
            5e-324, double.MaxValue, double.MinValue,
            double.Epsilon, 123456789.123456789, 9007199254740993, 1e21, 1e22,
                4.35, 0.1 * 3, 1.7976931348623157e308, 2.2250738585072014e-308,
            100.0 / 3, 1e15 + 0.3, 1234567890123456789, 0.000123456789, -0.0, 1e16, 123456789012345680 };
        foreach (double v in values)
        {
            Console.WriteLine(v);
            Console.WriteLine(double.Parse(v.ToString()) == v);
        }
        foreach (double v in values) Console.WriteLine(v.ToString("R") + " " + v.ToString("G17") + " "
            + v.ToString("E16"));
        float[] floats = [0.1f + 0.2f, 1f / 3, 16777216f, 16777217f, float.MaxValue,
            float.Epsilon, 3.4e38f, 1e-45f, 0.3f, 123456.789f, -0f];
        foreach (float f in floats) Console.WriteLine(f + " " + (double)f + " " + f.ToString("G9"));
        Console.WriteLine((0.1).ToString("F20"));
        Console.WriteLine((1.0 / 3).ToString("F30"));
        Console.WriteLine(1e22.ToString("F0") + " " + 123456789012345678.0.ToString("N0"));
        Console.WriteLine((2.5).ToString("F0") + " " + (3.5).ToString("F0") + " " + (0.125).ToString("F2")
            + " " + (-0.5).ToString("F0"));
        Console.WriteLine((0.045).ToString("F2") + " " + (1.005).ToString("F2") + " " + 1.45.ToString("F1"));
        Console.WriteLine($"{1.0 / 7} {1e-7} {-1e-300 / 1e10}");
        Console.WriteLine(double.MaxValue.ToString("E2") + " " + double.Epsilon.ToString("E2"));
    }
}
