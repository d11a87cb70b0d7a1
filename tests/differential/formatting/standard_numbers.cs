// compilers: dotnet
// Standard numeric formats of each type, precision and rounding, in the invariant culture.
using System;
using System.Globalization;

static class Program
{
    static void Row(IFormattable x, params string[] formats)
    {
        Console.Write(x.GetType().Name + ":");
        foreach (string f in formats)
        {
            string s;
            try { s = x.ToString(f, CultureInfo.InvariantCulture); }
            catch (FormatException) { s = "!"; }
            Console.Write(" " + f + "=" + s);
        }
        Console.WriteLine();
    }
    static void Main()
    {
        Row(255, "G", "D5", "X", "x8", "N0", "N3", "F1", "E2", "P0", "C", "B", "b12", "R");
        Row(-255, "G2", "D5", "X", "x3", "N1", "C1", "B", "E0", "P");
        Row((byte)7, "B8", "X2", "D3", "N", "e1");
        Row((sbyte)-7, "B", "X", "D", "C0");
        Row(short.MinValue, "X", "B", "N0", "E3");
        Row(long.MinValue, "D", "N0", "X", "E10", "G5");
        Row(ulong.MaxValue, "D", "N0", "X", "E4", "G7", "F2");
        Row(1234.5678, "G", "G3", "G6", "F0", "F2", "N", "E", "e3", "P1", "C", "R", "D", "X");
        Row(-0.000012345, "G", "G2", "F4", "F7", "E2", "N3", "P3", "C");
        Row(1e21, "G", "F0", "N0", "E2", "R", "G4");
        Row(0.1f, "G", "G9", "F10", "E3", "R", "P2");
        Row(3.4e38f, "G", "F0", "E", "R");
        Row(2.5m, "G", "F0", "F3", "N", "E1", "P", "C3", "X");
        Row(-1234567.895m, "G", "N2", "C2", "F2", "E3", "G4");
        Row(79228162514264337593543950335m, "G", "N0", "E5");
        Row(0.5, "F0", "N0", "P0", "C0", "E0"); Row(1.5, "F0"); Row(2.5, "F0"); Row(1.005, "F2"); Row(1.45, "F1"); Row(0.125m, "F2"); Row(0.135m, "F2");
        Row(double.MaxValue, "G", "E3", "R"); Row(double.NaN, "F2", "N"); Row(double.PositiveInfinity, "G", "C"); Row(-0.0, "G", "F1", "N0");
        Row('A', "G");
        Row(new IntPtr(-5), "D", "X", "N0");
    }
}
