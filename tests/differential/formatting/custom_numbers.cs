// compilers: dotnet
// Custom numeric formats: sections, scaling, exponents, literals, for several types.
using System;
using System.Globalization;

static class Program
{
    static void Main()
    {
        CultureInfo c = CultureInfo.InvariantCulture;
        string[] formats = { "0", "000.00", "#.##", "#,##0.00", "0,,.0M", "0.0%", "0.00‰", "0.###E+00", "0e0", "(0);[0];zero", "+0;-0", "'n='0", "\\#0", "##-##-##", "0 'of' 0", "#", "0.0;;-", "00000000" };
        foreach (string f in formats)
            Console.WriteLine($"{f} => {0.ToString(f, c)} | {1234567.ToString(f, c)} | {(-42).ToString(f, c)} | {0.4567.ToString(f, c)} | {(-1234.5m).ToString(f, c)} | {1e20.ToString(f, c)}");
        foreach (double d in new[] { double.NaN, double.NegativeInfinity, -0.0, 0.5, 1.5, 2.5, 0.005, 1e-10 })
            Console.WriteLine(d.ToString("0.00", c) + " " + d.ToString("#", c) + " " + d.ToString("0.0;neg 0.0;nil", c));
        Console.WriteLine(((byte)200).ToString("#'%'", c) + " " + long.MinValue.ToString("#,#", c) + " " + ulong.MaxValue.ToString("0,0", c) + " " + 1.005f.ToString("0.00", c) + " " + 12345.6789m.ToString("0.0000000000", c));
        try { 1.ToString("Y2", c); } catch (FormatException e) { Console.WriteLine(e.Message); }
        try { 1.5.ToString("D", c); } catch (FormatException e) { Console.WriteLine(e.Message); }
    }
}
