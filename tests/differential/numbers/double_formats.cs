// compilers: dotnet mono
// double and float with F, N, E, P, G with a precision and custom formats; values where all agree.
using System;

static class Program
{
    static void Main()
    {
        double[] values = { 0, 1, -1, 0.5, 2.25, -1234.5, 1234567.125, 0.0625, 1e10, 1e-5, 1e20, 12.375 };
        foreach (double v in values) Console.WriteLine(v);
        string[] formats = { "F0", "F1", "F2", "F4", "N0", "N2", "E0", "E3", "e2", "P0", "P1",
            "G3", "G5", "0", "0.0", "0.00", "0.##", "#.##",
            "#,##0.00", "000.000", "0.00;(0.00)", "0%", "0.0E+0" };
        double[] some = { 0, 1, -1, 2.26, -1234.6, 1234567.126, 0.0627, 12.376 };
        foreach (string f in formats)
        {
            string line = f + ":";
            foreach (double v in some) if (!(f == "F0" || f == "N0" || f == "0" || f == "0%")
                || v != -1234.5) line += " " + v.ToString(f);
            Console.WriteLine(line);
        }
        Console.WriteLine(double.NaN + " " + double.PositiveInfinity + " " + double.NegativeInfinity + " "
            + double.NaN.ToString("F2"));
        float[] floats = { 0, 0.5f, -2.75f, 1e10f, 123456, 0.1f, 3.14f, 1e-5f };
        foreach (float f in floats) Console.Write(f + " " + f.ToString("F2") + " " + f.ToString("E1") + ", ");
        Console.WriteLine();
        Console.WriteLine(0.1 + " " + 0.2 + " " + 0.3 + " " + 1.1 + " " + 99.99 + " " + 1e14
            + " " + 123456789012345.0);
        Console.WriteLine(1e100 + " " + 1.5e-7 + " " + 0.0001 + " " + 0.00001 + " " + -1e-10);
        Console.WriteLine(3.0 + " " + 3.10 + " " + 100.0 / 8 + " " + 7 / 2.0 + " " + 1e3);
    }
}
