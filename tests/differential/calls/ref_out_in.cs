// compilers: dotnet mono
// Parameters by reference: variables, fields, array elements, aliasing.
using System;

static class Program
{
    struct Pair { public int A, B; public override string ToString() { return A + "/" + B; } }
    class Holder { public int Field; public Pair Pair; public static long Shared = 5; }

    static void Swap(ref int a, ref int b) { int t = a; a = b; b = t; }
    static void SwapStrings(ref string a, ref string b) { var t = a; a = b; b = t; }
    static bool Divide(int a, int b, out int quotient, out int rest)
    {
        if (b == 0) { quotient = rest = -1; return false; }
        quotient = a / b;
        rest = a % b;
        return true;
    }
    static int Read(in Pair p) { return p.A * 10 + p.B; }
    static int ReadInt(in int x) { return x + 1; }
    static void Alias(ref int a, ref int b) { a = 1; b += 10; a *= 2; Console.WriteLine(a + " " + b); }
    static void Add(ref byte b, ref short s, ref long l, ref double d, ref char c, ref bool t, ref float f)
    {
        b += 250; s -= 1; l <<= 33; d /= 8; c++; t = !t; f *= 2;
    }
    static void Replace(ref Pair p) { p = new Pair { A = 9, B = p.A }; }
    static void Fill(out Pair p) { p = default(Pair); p.B = 4; }
    static void Deep(ref int x, int n) { if (n > 0) { x += n; Deep(ref x, n - 1); } }
    static void Object(ref object o) { o = o.ToString() + "!"; }

    static void Main()
    {
        int x = 1, y = 2;
        Swap(ref x, ref y);
        Console.WriteLine(x + " " + y);
        string s = "s", t = "t";
        SwapStrings(ref s, ref t);
        Console.WriteLine(s + t);
        Console.WriteLine(Divide(17, 5, out int q, out var r) + " " + q + " " + r);
        Console.WriteLine(Divide(17, 0, out q, out _) + " " + q);
        var h = new Holder();
        Swap(ref h.Field, ref x);
        Console.WriteLine(h.Field + " " + x);
        int[] array = { 10, 20, 30 };
        Swap(ref array[0], ref array[2]);
        Swap(ref array[1], ref array[1]);
        Console.WriteLine(array[0] + " " + array[1] + " " + array[2]);
        int[,] grid = { { 1, 2 }, { 3, 4 } };
        Swap(ref grid[0, 1], ref grid[1, 0]);
        Console.WriteLine(grid[0, 1] + " " + grid[1, 0]);
        Alias(ref x, ref x);
        Alias(ref x, ref y);
        h.Pair.A = 3;
        Console.WriteLine(Read(h.Pair) + " " + Read(in h.Pair) + " " + ReadInt(5) + " " + ReadInt(x));
        Swap(ref h.Pair.A, ref h.Pair.B);
        Console.WriteLine(h.Pair);
        Replace(ref h.Pair);
        Console.WriteLine(h.Pair);
        Fill(out h.Pair);
        Console.WriteLine(h.Pair);
        var pairs = new Pair[2];
        pairs[1].A = 6;
        Replace(ref pairs[1]);
        Swap(ref pairs[0].A, ref pairs[1].A);
        Console.WriteLine(pairs[0] + " " + pairs[1]);
        byte b = 10; short sh = -32768; double d = 1; char c = 'y'; bool flag = false; float f = 1.5f;
        Add(ref b, ref sh, ref Holder.Shared, ref d, ref c, ref flag, ref f);
        Console.WriteLine(b + " " + sh + " " + Holder.Shared + " " + d + " " + c + " " + flag + " " + f);
        Deep(ref x, 10);
        Console.WriteLine(x);
        object o = 5;
        Object(ref o);
        Object(ref o);
        Console.WriteLine(o);
    }
}
