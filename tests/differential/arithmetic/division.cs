// compilers: dotnet mono
// Quotients and remainders, their signs, and what cannot be divided.
using System;

static class Program
{
    static void Try(string what, Func<object> f)
    {
        try { Console.WriteLine(what + " = " + f()); }
        catch (DivideByZeroException) { Console.WriteLine(what + ": division by zero"); }
        catch (OverflowException) { Console.WriteLine(what + ": overflow"); }
    }

    static void Main()
    {
        int[] some = { 7, -7, 1, -1, 0, int.MaxValue, int.MinValue };
        int[] by = { 2, -2, 3, -3, int.MaxValue, int.MinValue };
        foreach (int a in some)
            foreach (int b in by)
                Console.WriteLine(a + " / " + b + " = " + a / b + ", " + a + " % " + b + " = " + a % b);
        int zero = 0, minusOne = -1, min = int.MinValue;
        long lzero = 0, lmin = long.MinValue, lminusOne = -1;
        uint uzero = 0, umax = uint.MaxValue;
        ulong bzero = 0, big = ulong.MaxValue;
        Try("1 / 0", () => 1 / zero);
        Try("1 % 0", () => 1 % zero);
        Try("0 / 0", () => zero / zero);
        Try("min / -1", () => min / minusOne);
        Try("max / -1", () => int.MaxValue / minusOne);
        Try("1L / 0", () => 1L / lzero);
        Try("1L % 0", () => 1L % lzero);
        Try("lmin / -1", () => lmin / lminusOne);
        Try("lmin / 2", () => lmin / (lminusOne * -2));
        Try("1u / 0", () => 1u / uzero);
        Try("1u % 0", () => 1u % uzero);
        Try("1ul / 0", () => 1ul / bzero);
        Try("1ul % 0", () => 1ul % bzero);
        Try("umax / 2", () => umax / 2);
        Try("umax % 10", () => umax % 10);
        Try("umax / umax", () => umax / umax);
        Try("big / 10", () => big / 10);
        Try("big % 1000", () => big % 1000);
        Try("lmin % 1000", () => lmin % 1000);
        short s = -32768;
        Try("short / -1", () => s / -1);
        s /= -1;
        Try("short /= -1", () => s);
        byte b7 = 250;
        b7 %= 7;
        Try("byte %= 7", () => b7);
        try { zero = 5 / zero; Console.WriteLine("not here"); }
        catch (ArithmeticException e) { Console.WriteLine(e.GetType().Name + " " + zero); }
    }
}
