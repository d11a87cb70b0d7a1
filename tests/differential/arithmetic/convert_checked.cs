// compilers: dotnet mono
// conv.ovf of every kind, signed and unsigned, at the ends of the ranges.
using System;

static class Program
{
    static string T<A>(Func<A> f)
    {
        try { return f().ToString(); }
        catch (OverflowException) { return "!"; }
    }

    static void Signed(long x)
    {
        Console.WriteLine(x + ": " + T(() => checked((sbyte)x)) + " " + T(() => checked((byte)x)) + " "
            + T(() => checked((short)x)) + " " + T(() => checked((ushort)x)) + " " + T(() => checked((int)x))
            + " " + T(() => checked((uint)x)) + " " + T(() => checked((ulong)x)) + " "
            + T(() => checked((int)(char)x)));
    }

    static void Unsigned(ulong x)
    {
        Console.WriteLine(x + ": " + T(() => checked((sbyte)x)) + " " + T(() => checked((byte)x)) + " "
            + T(() => checked((short)x)) + " " + T(() => checked((ushort)x)) + " " + T(() => checked((int)x))
            + " " + T(() => checked((uint)x)) + " " + T(() => checked((long)x)));
    }

    static void Int(int x)
    {
        Console.WriteLine(x + ": " + T(() => checked((sbyte)x)) + " " + T(() => checked((byte)x)) + " "
            + T(() => checked((short)x)) + " " + T(() => checked((ushort)x)) + " "
            + T(() => checked((uint)x)) + " " + T(() => checked((ulong)x)));
    }

    static void UInt(uint x)
    {
        Console.WriteLine(x + ": " + T(() => checked((sbyte)x)) + " " + T(() => checked((byte)x)) + " "
            + T(() => checked((short)x)) + " " + T(() => checked((ushort)x)) + " " + T(() => checked((int)x))
            + " " + T(() => checked((long)x)));
    }

    static void Main()
    {
        long[] values = { 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768,
            -32769, 65535, 65536,
            int.MaxValue, 2147483648, int.MinValue, -2147483649, uint.MaxValue, 4294967296, long.MaxValue,
            long.MinValue };
        foreach (long v in values) Signed(v);
        foreach (long v in values) Unsigned((ulong)v);
        foreach (long v in values) { Int((int)v); UInt((uint)v); }
        sbyte s = -1;
        byte b = 128;
        Console.WriteLine(checked(T(() => checked((byte)s)) + T(() => checked((ushort)s))
            + T(() => checked((uint)s)) + T(() => checked((ulong)s))));
        Console.WriteLine(checked(T(() => checked((sbyte)b))));
    }
}
