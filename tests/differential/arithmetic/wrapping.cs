// compilers: dotnet mono
// Integers wrap around when nothing says checked.
using System;

static class Program
{
    static int Twice(int x) { return x + x; }

    static void Main()
    {
        int max = int.MaxValue, min = int.MinValue;
        Console.WriteLine(max + 1);
        Console.WriteLine(min - 1);
        Console.WriteLine(max * 2);
        Console.WriteLine(max * max);
        Console.WriteLine(min * min);
        Console.WriteLine(-min);
        Console.WriteLine(Twice(max));
        uint umax = uint.MaxValue, zero = 0;
        Console.WriteLine(umax + 1);
        Console.WriteLine(zero - 1);
        Console.WriteLine(umax * umax);
        Console.WriteLine(umax + 1L);
        long lmax = long.MaxValue, lmin = long.MinValue;
        Console.WriteLine(lmax + 1);
        Console.WriteLine(lmin - 1);
        Console.WriteLine(lmax * 3);
        Console.WriteLine(-lmin);
        ulong big = ulong.MaxValue;
        Console.WriteLine(big + 2);
        Console.WriteLine(big * big);
        Console.WriteLine(big - 1 + 2);
        byte b = 255;
        b++;
        Console.WriteLine(b);
        b--;
        Console.WriteLine(b);
        sbyte s = 127;
        s++;
        Console.WriteLine(s);
        s -= 2;
        Console.WriteLine(s);
        short h = short.MaxValue;
        h += 2;
        Console.WriteLine(h);
        ushort u = 0;
        u -= 1;
        Console.WriteLine(u);
        u += 5;
        Console.WriteLine(u);
        char c = char.MaxValue;
        c++;
        Console.WriteLine((int)c);
        byte x = 200, y = 100;
        Console.WriteLine(x + y);
        Console.WriteLine((byte)(x + y));
        Console.WriteLine((sbyte)(x + y));
        x *= y;
        Console.WriteLine(x);
        int hash = 17;
        for (int i = 0; i < 20; i++) hash = hash * 31 + i;
        Console.WriteLine(hash);
        uint fnv = 2166136261;
        foreach (char ch in "wrapping") { fnv ^= ch; fnv *= 16777619; }
        Console.WriteLine(fnv);
        ulong lcg = 1;
        for (int i = 0; i < 10; i++) lcg = lcg * 6364136223846793005UL + 1442695040888963407UL;
        Console.WriteLine(lcg);
        Console.WriteLine(unchecked((int)0xFFFFFFFF));
    }
}
