// compilers: dotnet mono
// arguments: 3 13 2 30 7 0
// Powers by repeated squaring and by plain loops, for several types.
using System;

class CalcPower
{
    public static int Power(int bas, int exp)
    {
        int result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp >>= 1; }
            result *= bas;
            exp--;
        }
        return result;
    }
    public static long Plain(long bas,
        int exp) { long r = 1; for (int i = 0; i < exp; i++) r *= bas; return r; }
    public static double Real(double bas, int exp)
    {
        if (exp < 0) return 1 / Real(bas, -exp);
        double r = 1;
        for (; exp != 0; exp /= 2, bas *= bas) if (exp % 2 != 0) r *= bas;
        return r;
    }
    public static ulong Modular(ulong bas, ulong exp, ulong m)
    {
        ulong r = 1 % m;
        for (bas %= m; exp > 0; exp >>= 1) { if ((exp & 1) != 0) r = r * bas % m; bas = bas * bas % m; }
        return r;
    }
}

static class Program
{
    static int Main(string[] args)
    {
        for (int i = 0; i + 1 < args.Length; i += 2)
        {
            int b = int.Parse(args[i]), e = int.Parse(args[i + 1]);
            Console.WriteLine(b + "^" + e + " = " + CalcPower.Power(b, e) + " " + CalcPower.Plain(b, e));
        }
        for (int e = 0; e < 12; e++) Console.Write(CalcPower.Power(-3, e) + " ");
        Console.WriteLine();
        Console.WriteLine(CalcPower.Power(2, 31) + " " + CalcPower.Power(2, 32) + " "
            + CalcPower.Power(10, 10));
        Console.WriteLine(CalcPower.Plain(7, 22) + " " + CalcPower.Plain(2, 64));
        Console.WriteLine(CalcPower.Real(0.5, 10) + " " + CalcPower.Real(2, -3) + " "
            + CalcPower.Real(1.5, 4));
        Console.WriteLine(CalcPower.Modular(2, 1000, 1000003) + " " + CalcPower.Modular(5, 117, 19) + " "
            + CalcPower.Modular(9, 0, 1));
        bool same = true;
        for (int b = -5; b <= 5; b++) for (int e = 0; e < 12; e++) same &= CalcPower.Power(b,
            e) == (int)CalcPower.Plain(b, e);
        Console.WriteLine(same);
        return 0;
    }
}
