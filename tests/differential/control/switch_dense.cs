// compilers: dotnet mono
// Switches that become jump tables: bounds, negative bases, gaps, shared and default labels.
using System;

static class Program
{
    static string Small(int x)
    {
        switch (x)
        {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 4: case 5: return "four or five";
            case 7: return "seven";
            default: return "other";
        }
    }

    static int Negative(int x)
    {
        int r = 0;
        switch (x)
        {
            case -3: r = 1; break;
            case -2: r = 2; break;
            case -1: r = 3; break;
            case 0: r = 4; break;
            case 1: goto case -3;
            case 2: goto default;
            default: r += 100; break;
        }
        return r;
    }

    static string OfLong(long x)
    {
        switch (x)
        {
            case 10000000000: return "a";
            case 10000000001: return "b";
            case 10000000002: return "c";
            case 10000000003: return "d";
            case -1: return "m";
        }
        return "none";
    }

    static string OfChar(char c)
    {
        switch (c)
        {
            case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
            case 'y': return "both";
            case ' ': case '\t': return "blank";
            default: return c >= '0' && c <= '9' ? "digit" : "rest";
        }
    }

    static int OfByte(byte b)
    {
        switch (b) { case 250: return 1; case 251: return 2; case 252: return 3; case 255: return 4; }
        return 0;
    }

    static void Main()
    {
        for (int i = -2; i < 10; i++) Console.WriteLine(i + " " + Small(i));
        Console.WriteLine(Small(int.MaxValue) + " " + Small(int.MinValue));
        for (int i = -5; i < 5; i++) Console.WriteLine(i + " " + Negative(i));
        Console.WriteLine(Negative(int.MaxValue) + " " + Negative(int.MinValue));
        for (long l = 9999999999; l < 10000000005; l++) Console.WriteLine(OfLong(l));
        Console.WriteLine(OfLong(-1) + OfLong(1410065408) + OfLong(long.MaxValue));
        foreach (char c in "hey you 7\t") Console.WriteLine(OfChar(c));
        for (int i = 248; i < 256; i++) Console.Write(OfByte((byte)i) + " ");
        Console.WriteLine();
        uint u = 4294967295;
        switch (u) { case 0: Console.WriteLine("no"); break; case 4294967295: Console.WriteLine("yes"); break; }
        bool b = true;
        switch (b) { case true: Console.WriteLine("true"); break; case false: Console.WriteLine("false"); break; }
    }
}
