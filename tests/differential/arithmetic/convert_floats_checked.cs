// compilers: dotnet mono
// Checked conversions from floating point throw outside of the range and for NaN.
using System;

static class Program
{
    static string T<A>(Func<A> f)
    {
        try { return f().ToString(); }
        catch (OverflowException) { return "!"; }
    }

    static void All(double d)
    {
        Console.WriteLine(d + ": " + T(() => checked((sbyte)d)) + " " + T(() => checked((byte)d)) + " "
            + T(() => checked((short)d)) + " " + T(() => checked((ushort)d)) + " " + T(() => checked((int)d))
            + " " + T(() => checked((uint)d)) + " " + T(() => checked((long)d)) + " "
            + T(() => checked((ulong)d)));
    }

    static void Single(float d)
    {
        Console.WriteLine(d + ": " + T(() => checked((sbyte)d)) + " " + T(() => checked((byte)d)) + " "
            + T(() => checked((int)d)) + " " + T(() => checked((uint)d)) + " " + T(() => checked((long)d)));
    }

    static void Main()
    {
        double[] values = { 0, 1.9, -1.9, 127.5, 128, -128.5, -129.5, 255.9, 256, 32767.5, 32768, -32768.5,
            -32770, 65535.5, 65536, 2147483647.0, 2147483648.0, -2147483648.0, -2147483650.0, 4294967295.0,
            4294967296.0, 1e18, 1e19, 1e20, -1e18, -1e19 };
        foreach (double d in values) All(d);
        All(double.NaN);
        All(double.PositiveInfinity);
        All(double.NegativeInfinity);
        Single(1.5f);
        Single(-1.5f);
        Single(300);
        Single(-300);
        Single(3e9f);
        Single(1e20f);
        Single(float.NaN);
        Single(float.PositiveInfinity);
    }
}
