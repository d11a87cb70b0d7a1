// compilers: dotnet mono
// Floating point to integers within the range and back, truncation towards zero.
using System;

static class Program
{
    static void ToInts(double d)
    {
        Console.WriteLine(d + ": " + (int)d + " " + (long)d + " " + (short)d + " " + (sbyte)d);
    }

    static void ToUnsigned(double d)
    {
        Console.WriteLine(d + ": " + (uint)d + " " + (ulong)d + " " + (ushort)d + " " + (byte)d);
    }

    static void Main()
    {
        foreach (double d in new[] { 0.0, 0.5, 0.999, 1.5, -0.5, -0.999, -1.5, 100.25, -100.75, 127.9,
            -128.0 })
            ToInts(d);
        foreach (double d in new[] { 0.0, 0.5, 0.999, 1.5, 99.99, 255.5 }) ToUnsigned(d);
        double big = 4294967295.0, huge = 1e15, tera = 9007199254740992.0;
        Console.WriteLine((uint)big);
        Console.WriteLine((long)huge);
        Console.WriteLine((long)-huge);
        Console.WriteLine((ulong)tera);
        Console.WriteLine((ulong)18446744073709549568.0);
        Console.WriteLine((long)-9223372036854775808.0);
        Console.WriteLine((int)2147483647.0);
        Console.WriteLine((int)-2147483647.9);
        float f = 16777217;
        Console.WriteLine((int)f);
        f = 3.75f;
        Console.WriteLine((int)f + " " + (byte)f + " " + (long)f + " " + (double)f);
        double third = 1.0 / 3;
        Console.WriteLine((float)third == third);
        Console.WriteLine((double)(float)third == third);
        Console.WriteLine((double)0.1f == 0.1);
        Console.WriteLine((float)1e300);
        Console.WriteLine((float)1e-300);
        Console.WriteLine((double)int.MaxValue == int.MaxValue);
        int i = int.MaxValue;
        Console.WriteLine((float)i == 2147483648f);
        Console.WriteLine((long)(float)i);
        long l = long.MaxValue;
        Console.WriteLine((double)l == 9223372036854775808.0);
        ulong u = ulong.MaxValue;
        Console.WriteLine((double)u == 18446744073709551616.0);
        Console.WriteLine((double)9223372036854775809UL == 9223372036854775808.0);
        uint w = 4000000000;
        Console.WriteLine((double)w);
        Console.WriteLine((float)w);
        Console.WriteLine((double)(sbyte)-5 + (short)-6 + (byte)250 + (ushort)65000);
        char c = 'x';
        Console.WriteLine((double)c + (float)c);
    }
}
