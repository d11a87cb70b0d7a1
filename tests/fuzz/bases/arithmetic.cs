// Numbers of every kind: arithmetic, checked and not, shifts, comparisons, conversions, switches, loops.
using System;

static class Program
{
    static int Sum(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i * 3 - (i >> 1) ^ i << 2;
        return sum;
    }

    static long Wide(long a, uint b)
    {
        long c = a * b + (a & 0xff) - (a | 7);
        c ^= c >> 5;
        return (long)((ulong)c >> 3) % 1000003;
    }

    static double Real(double a, float b)
    {
        double c = a / b - a * 0.5;
        if (double.IsNaN(c) || c > 1e300) return -1;
        return (float)c + (int)a + (long)b + (uint)a;
    }

    static int Checked(int a, long b, double c)
    {
        checked
        {
            try
            {
                int d = a + (int)b;
                byte e = (byte)c;
                return d * e - (short)a + (sbyte)b;
            }
            catch (OverflowException)
            {
                return -1;
            }
        }
    }

    static int Choose(int a)
    {
        switch (a)
        {
            case 0: return 10;
            case 1: return 20;
            case 2:
            case 3: a += 7; break;
            case 4: return Choose(a - 3) + 1;
            case 5: return -a;
            default: return a > 100 ? 1 : a <= 50 ? 2 : 3;
        }
        return a != 9 ? ~a : a;
    }

    static int Compare(double a, double b, uint c, uint d)
    {
        int result = 0;
        if (a < b) result |= 1;
        if (a >= b) result |= 2;
        if (!(a > b)) result |= 4;
        if (c < d) result |= 8;
        if (c >= d) result |= 16;
        bool both = a == b && c != d;
        return both ? -result : result;
    }

    static int Divide(int a, int b)
    {
        try
        {
            return a / b + a % b;
        }
        catch (DivideByZeroException)
        {
            return int.MaxValue;
        }
    }

    static int Main()
    {
        int hash = Sum(10);
        hash = hash * 31 + (int)Wide(123456789012L, 77);
        hash = hash * 31 + (int)Real(12.5, 3.25f);
        hash = hash * 31 + Checked(100, 27, 4.5) + Checked(int.MaxValue, 1, 300);
        for (int i = 0; i < 7; i++) hash = hash * 31 + Choose(i);
        hash = hash * 31 + Compare(1.5, double.NaN, 5, 6);
        hash = hash * 31 + Divide(17, 5) + Divide(1, 0);
        Console.WriteLine(hash);
        return hash & 0x7f;
    }
}
