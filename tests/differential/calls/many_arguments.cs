// compilers: dotnet mono
// Methods with many parameters of mixed types, large structs by value, deep call chains.
using System;

struct Large
{
    public long A, B, C, D; public double E; public string F;
    public Large(int n) { A = n; B = n * 2; C = n * 3; D = n * 4; E = n / 2.0; F = "L" + n; }
    public override string ToString() { return A + "," + B + "," + C + "," + D + "," + E + "," + F; }
}

static class Program
{
    static string Many(byte a, sbyte b, short c, ushort d, int e, uint f, long g, ulong h,
        float i, double j, char k, bool l, string m, object n, decimal o, int? p)
    {
        return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i + " " + j
            + " " + k + " " + l + " " + m + " " + n + " " + o + " " + p;
    }
    static Large Change(Large x, int n, Large y) { x.A += n; y.F += x.F; return n > 0 ? Change(y,
        n - 1, x) : x; }
    static int Sum(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) { return a + b * 2
        + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10; }
    static void Outs(int n, out int a, out long b, out double c, out string d, out Large e) { a = n; b = n
        + 1L; c = n + 0.5; d = "n" + n; e = new Large(n); }
    static int A(int n) { return n <= 0 ? 1 : B(n - 1) + 1; }
    static int B(int n) { return n <= 0 ? 2 : C(n - 2) * 2; }
    static int C(int n) { return n <= 0 ? 3 : A(n - 1) + B(n - 2); }
    static void Locals(int n)
    {
        int a = n, b = a + 1; long c = a * b; double d = c / 2.0; string s = d.ToString(); bool t = s.Length > 2; char k = s[0];
        { int inner = a * 10; a += inner; }
        { string inner = "i"; s += inner; }
        Console.WriteLine(a + " " + b + " " + c + " " + d + " " + s + " " + t + " " + k);
    }

    static void Main()
    {
        Console.WriteLine(Many(1, -2, -3, 4, 5, 6, -7, 8, 9.5f, 10.25, 'k', true, "m", 'n', 15.5m, null));
        Console.WriteLine(Many(255, -128, short.MinValue, ushort.MaxValue, int.MinValue, uint.MaxValue,
            long.MinValue, ulong.MaxValue, 0.5f, -1e10, '\u0041', false, null, null, -1m, 16));
        var large = new Large(1);
        Console.WriteLine(Change(large, 3, new Large(10)));
        Console.WriteLine(large);
        Console.WriteLine(Sum(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + " " + Sum(j: 1, a: 2, b: 3, c: 4,
            d: 5, e: 6, f: 7, g: 8, h: 9, i: 10));
        int a; long b; double c; string d; Large e;
        Outs(7, out a, out b, out c, out d, out e);
        Console.WriteLine(a + " " + b + " " + c + " " + d + " " + e);
        Console.WriteLine(A(5) + " " + B(9) + " " + C(12));
        for (int i = 1; i < 40; i *= 5) Locals(i);
        Func<int, int, int, int, int, int, int, int> seven = (x1, x2, x3, x4, x5, x6, x7) => x1 - x2
            + x3 - x4 + x5 - x6 + x7;
        Console.WriteLine(seven(1, 2, 3, 4, 5, 6, 7));
    }
}
