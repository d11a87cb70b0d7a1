// compilers: dotnet mono
// Every integral conversion without overflow checks: truncation, sign and zero extension.
using System;

static class Program
{
    static void All(long x)
    {
        Console.WriteLine(x + ": " + (sbyte)x + " " + (byte)x + " " + (short)x + " " + (ushort)x + " "
            + (int)x
            + " " + (uint)x + " " + (ulong)x + " " + (int)(char)x);
    }

    static void AllUnsigned(ulong x)
    {
        Console.WriteLine(x + ": " + (sbyte)x + " " + (byte)x + " " + (short)x + " " + (ushort)x + " "
            + (int)x
            + " " + (uint)x + " " + (long)x);
    }

    static void FromInt(int x)
    {
        Console.WriteLine((sbyte)x + " " + (byte)x + " " + (short)x + " " + (ushort)x + " " + (uint)x + " "
            + (long)x + " " + (ulong)x);
    }

    static void FromUInt(uint x)
    {
        Console.WriteLine((sbyte)x + " " + (byte)x + " " + (short)x + " " + (ushort)x + " " + (int)x + " "
            + (long)x + " " + (ulong)x);
    }

    static void FromSByte(sbyte x)
    {
        Console.WriteLine((byte)x + " " + (short)x + " " + (ushort)x + " " + (int)x + " " + (uint)x + " "
            + (long)x + " " + (ulong)x + " " + (int)(char)x);
    }

    static void Main()
    {
        long[] values = { 0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536,
            2147483647, 2147483648, -2147483649, 4294967295, 4294967296, long.MaxValue, long.MinValue };
        foreach (long v in values) All(v);
        foreach (long v in values) AllUnsigned((ulong)v);
        foreach (long v in values) FromInt((int)v);
        foreach (long v in values) FromUInt((uint)v);
        for (int i = -128; i < 128; i += 51) FromSByte((sbyte)i);
        byte b = 200;
        Console.WriteLine((sbyte)b + " " + (short)b + " " + (long)b + " " + (ulong)b);
        short s = -200;
        Console.WriteLine((byte)s + " " + (ushort)s + " " + (uint)s + " " + (ulong)s);
        ushort u = 60000;
        Console.WriteLine((short)u + " " + (int)u + " " + (sbyte)u + " " + (long)u);
        char c = '\uFFFE';
        Console.WriteLine((short)c + " " + (int)c + " " + (ulong)c + " " + (byte)c);
    }
}
