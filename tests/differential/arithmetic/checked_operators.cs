// compilers: dotnet mono
// checked arithmetic throws just beyond the end of the range.
using System;

static class Program
{
    static void Try(string what, Func<object> f)
    {
        try { Console.WriteLine(what + " = " + f()); }
        catch (OverflowException) { Console.WriteLine(what + " overflows"); }
    }

    static void Main()
    {
        int max = int.MaxValue, min = int.MinValue, one = 1;
        uint umax = uint.MaxValue, uzero = 0, uone = 1;
        long lmax = long.MaxValue, lmin = long.MinValue;
        ulong big = ulong.MaxValue, bzero = 0;
        Try("max + 0", () => checked(max + 0));
        Try("max + 1", () => checked(max + one));
        Try("min - 1", () => checked(min - one));
        Try("min + 1", () => checked(min + one));
        Try("-min", () => checked(-min));
        Try("-max", () => checked(-max));
        Try("max * 1", () => checked(max * one));
        Try("65536 * 65536", () => checked((max / 32767) * (max / 32767)));
        Try("46340 squared", () => checked((46339 + one) * (46339 + one)));
        Try("46341 squared", () => checked((46340 + one) * (46340 + one)));
        Try("min * -1", () => checked(min * -one));
        Try("umax + 1", () => checked(umax + uone));
        Try("0u - 1", () => checked(uzero - uone));
        Try("umax - 1", () => checked(umax - uone));
        Try("umax * umax", () => checked(umax * umax));
        Try("65535u * 65537u", () => checked((65535 * uone) * (65537 * uone)));
        Try("65536u * 65536u", () => checked((65536 * uone) * (65536 * uone)));
        Try("lmax + 1", () => checked(lmax + one));
        Try("lmin - 1", () => checked(lmin - one));
        Try("lmin + 1", () => checked(lmin + one));
        Try("-lmin", () => checked(-lmin));
        Try("lmax * 2", () => checked(lmax * 2));
        Try("lmin * -1", () => checked(lmin * -one));
        Try("3037000499 squared", () => checked((3037000498L + one) * (3037000498L + one)));
        Try("3037000500 squared", () => checked((3037000499L + one) * (3037000499L + one)));
        Try("big + 1", () => checked(big + uone));
        Try("0ul - 1", () => checked(bzero - uone));
        Try("4294967295ul squared", () => checked((4294967294UL + uone) * (4294967294UL + uone)));
        Try("4294967296ul squared", () => checked((4294967295UL + uone) * (4294967295UL + uone)));
        byte b = 255;
        Try("byte ++", () => checked(++b));
        sbyte s = -128;
        Try("sbyte --", () => checked(--s));
        short h = 32766;
        Try("short ++", () => checked(++h));
        Try("short ++", () => checked(++h));
        ushort u = 1;
        Try("ushort --", () => checked(--u));
        Try("ushort --", () => checked(--u));
        Try("unchecked inside", () => unchecked(max + one));
        Try("not checked", () => max + one);
    }
}
