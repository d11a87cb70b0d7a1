// compilers: dotnet mono
// ToString of the integral types with D, X, N, F, E, G, P and custom formats.
using System;

static class Program
{
    static void Main()
    {
        int[] values = { 0, 7, -7, 1234, -1234567, int.MaxValue, int.MinValue };
        string[] formats = { "D", "D8", "X", "x8", "X2", "N", "N0", "N3", "F", "F0", "F1",
            "E", "E2", "e4", "G", "G3", "P", "P0",
            "0", "00000", "#,##0", "#", "0.00", "+0;-0;zero", "0 'units'", "000-000" };
        foreach (string f in formats)
        {
            string line = f + ":";
            foreach (int v in values) line += " " + v.ToString(f);
            Console.WriteLine(line);
        }
        Console.WriteLine(byte.MaxValue.ToString("X") + " " + ((byte)5).ToString("D3") + " "
            + ((sbyte)-5).ToString("X") + " " + ((sbyte)-5).ToString());
        Console.WriteLine(short.MinValue.ToString("X") + " " + short.MinValue.ToString("N0") + " "
            + ushort.MaxValue.ToString("x"));
        Console.WriteLine(uint.MaxValue.ToString("X") + " " + uint.MaxValue.ToString("N0") + " "
            + uint.MaxValue.ToString("D12"));
        Console.WriteLine(long.MinValue.ToString("X") + " " + long.MinValue.ToString("N0") + " "
            + long.MaxValue.ToString("E5"));
        Console.WriteLine(ulong.MaxValue.ToString("X") + " " + ulong.MaxValue.ToString("N1") + " "
            + ulong.MaxValue.ToString("G"));
        Console.WriteLine(long.MinValue + " " + ulong.MaxValue + " " + (-0) + " " + 1000000);
        Console.WriteLine((-255).ToString("X") + " " + (-1L).ToString("x") + " " + (-5).ToString("D4"));
        Console.WriteLine(5.ToString("") + 5.ToString((string)null) + 'c'.ToString() + true.ToString()
            + false);
        try { 5.ToString("Q"); } catch (FormatException) { Console.WriteLine("no such format"); }
    }
}
