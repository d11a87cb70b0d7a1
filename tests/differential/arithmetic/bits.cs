// compilers: dotnet mono
// and, or, xor, not, on every width.
using System;

static class Program
{
    static int PopCount(ulong x)
    {
        int n = 0;
        while (x != 0) { x &= x - 1; n++; }
        return n;
    }

    static uint Reverse(uint x)
    {
        uint r = 0;
        for (int i = 0; i < 32; i++) { r = (r << 1) | (x & 1); x >>= 1; }
        return r;
    }

    static uint Rotate(uint x, int n) { return (x << n) | (x >> (32 - n)); }

    static void Main()
    {
        int a = 0x0FF0F00F, b = -0x00F0F0F1;
        Console.WriteLine(a & b);
        Console.WriteLine(a | b);
        Console.WriteLine(a ^ b);
        Console.WriteLine(~a);
        Console.WriteLine(~b);
        long l = 0x123456789ABCDEF0, m = -1L << 20;
        Console.WriteLine(l & m);
        Console.WriteLine(l | m);
        Console.WriteLine(l ^ m);
        Console.WriteLine(~l);
        Console.WriteLine(l & a);
        Console.WriteLine(l | (uint)b);
        byte x = 0xA5, y = 0x3C;
        Console.WriteLine(x & y);
        Console.WriteLine(x | y);
        Console.WriteLine(x ^ y);
        Console.WriteLine(~x);
        Console.WriteLine((byte)~x);
        sbyte s = -1;
        Console.WriteLine(s & 0xFF);
        Console.WriteLine((ushort)s);
        Console.WriteLine((uint)s ^ 1u);
        x |= 0x5A; y &= 0x0F; s ^= 0x55;
        Console.WriteLine(x + " " + y + " " + s);
        bool t = true, f = false;
        Console.WriteLine((t & f) + " " + (t | f) + " " + (t ^ t) + " " + (t ^ f) + " " + !t);
        Console.WriteLine(PopCount(ulong.MaxValue) + " " + PopCount(0) + " " + PopCount(0xF0F0));
        Console.WriteLine(Reverse(1) + " " + Reverse(0xF0000000) + " " + Reverse(0x12345678));
        Console.WriteLine(Rotate(0x80000001, 4) + " " + Rotate(0xDEADBEEF, 16));
        ulong packed = 0;
        foreach (char c in "packed!!") packed = packed << 8 | c;
        Console.WriteLine(packed);
        for (int i = 7; i >= 0; i--) Console.Write((char)(packed >> 8 * i & 0xFF));
        Console.WriteLine();
    }
}
