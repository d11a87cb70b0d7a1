// compilers: dotnet mono
// Literals of every form, constants folded by the compiler against computed values.
using System;

static class Program
{
    const int A = 0x7FFFFFFF, B = 0b10100101, C = 1000000;
    const long D = 0x100000000L;
    const double E = 1e-3, F = .5, G = 1.5e+10;
    const char H = 'h', I = '\u0041', J = '\x42', K = '\n';
    const string L = "con" + "stant", M = L + "s";
    const bool N = A > B && !(C == 3);

    static int Opaque(int x) { return x; }
    static long Opaque(long x) { return x; }

    static void Main()
    {
        Console.WriteLine(A + " " + B + " " + C + " " + D);
        Console.WriteLine(E + " " + F + " " + G);
        Console.WriteLine(H + " " + I + J + " " + (int)K);
        Console.WriteLine(L + M + N);
        Console.WriteLine(5u - 3u + 2L + 1UL);
        Console.WriteLine(0xFFFFFFFF);
        Console.WriteLine(0xFFFFFFFFFFFFFFFF);
        Console.WriteLine(-2147483648 + " " + -9223372036854775808);
        Console.WriteLine(1.5f + 2.25);
        Console.WriteLine(10 / 4 + " " + 10 / 4.0 + " " + 10 % 4 + " " + -10 / 4);
        Console.WriteLine(Opaque(10) / Opaque(4) + " " + Opaque(10) % Opaque(4) + " " + -Opaque(10) / 4);
        Console.WriteLine(unchecked(int.MaxValue + 1) == Opaque(int.MaxValue) + 1);
        Console.WriteLine(unchecked((byte)300) == (byte)Opaque(300));
        Console.WriteLine(1 << 33 == Opaque(1) << Opaque(33));
        Console.WriteLine((long)0xFFFFFFFF == Opaque(4294967295L));
        Console.WriteLine("a\tb\\c\"d" + @"\raw""quote" + '\'' + "\u00e9" + "\0".Length);
        Console.WriteLine(true ? 1 : 2.5);
        Console.WriteLine((1 + 2) * 3 - 4 / 5 % 6);
        Console.WriteLine(1 + 2 + "3" + 4 + 5);
        Console.WriteLine('a' + 'b' + "c" + 'd' + 1);
        Console.WriteLine((char)('a' + 1));
        Console.WriteLine(sizeof(int) + sizeof(byte) * sizeof(long) + sizeof(char) + sizeof(double)
            + sizeof(bool));
        Console.WriteLine(default(int) + " " + default(bool) + " " + (default(string) == null));
        Console.WriteLine(int.MinValue + " " + uint.MaxValue + " " + short.MinValue + " " + ulong.MaxValue);
    }
}
