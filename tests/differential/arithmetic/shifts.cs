// compilers: dotnet mono
// Shift counts are taken modulo the width; >> keeps the sign, of unsigned values not.
using System;

static class Program
{
    static void Main()
    {
        int[] counts = { 0, 1, 4, 31, 32, 33, 63, 64, 65, -1, -31, 100 };
        int a = -12345678;
        uint u = 0xF0F0F0F0;
        long l = -1234567890123456789;
        ulong b = 0xF123456789ABCDEF;
        foreach (int n in counts)
        {
            Console.WriteLine("by " + n + ": " + (a << n) + " " + (a >> n) + " " + (u << n) + " " + (u >> n));
            Console.WriteLine("  long: " + (l << n) + " " + (l >> n) + " " + (b << n) + " " + (b >> n));
        }
        byte small = 0x81;
        Console.WriteLine(small << 1);
        Console.WriteLine((byte)(small << 1));
        Console.WriteLine(small >> 1);
        small <<= 2;
        Console.WriteLine(small);
        sbyte s = -127;
        Console.WriteLine(s >> 1);
        s >>= 3;
        Console.WriteLine(s);
        s <<= 4;
        Console.WriteLine(s);
        short h = -2;
        h >>= 1;
        Console.WriteLine(h);
        ushort w = 0x8001;
        w <<= 1;
        Console.WriteLine(w);
        char c = 'A';
        Console.WriteLine(c << 2);
        Console.WriteLine(1L << 40);
        Console.WriteLine(1 << 40);
        int x = 1;
        x <<= 31;
        Console.WriteLine(x);
        x >>= 31;
        Console.WriteLine(x);
        x = (int)((uint)x >> 28);
        Console.WriteLine(x);
    }
}
