// compilers: dotnet mono
// Default values of fields of every type, initialisers and their order.
using System;

class All
{
    public bool A; public byte B; public sbyte C; public short D; public ushort E; public int F; public uint G;
    public long H; public ulong I; public float J; public double K; public char L; public string M;
    public object N; public int[] O; public DayOfWeek P; public decimal Q; public int? R; public All S;
}

class Base
{
    readonly int first = Program.Log("base field");
    public Base() { Program.Log("base constructor"); Hook(); }
    protected virtual void Hook() { Program.Log("base hook " + first); }
}

class Derived : Base
{
    readonly int second = Program.Log("derived field");
    readonly string text = "text" + Program.Log("derived text");
    int assigned;
    public Derived() : this(Program.Log("argument")) { Program.Log("derived constructor " + second + text); }
    public Derived(int n) { Program.Log("derived with " + n); assigned = n; }
    protected override void Hook() { Program.Log("derived hook " + second + (text ?? "null") + assigned); }
}

class Readonly
{
    public readonly int X = 1;
    public readonly int[] Items = { 1, 2 };
    public const int Y = 2;
    public Readonly() { X += 5; }
    public Readonly(int x) { X = x; Items[0] = x; }
}

static class Program
{
    static int count;
    public static int Log(string s) { Console.WriteLine(s); return ++count; }

    static void Main()
    {
        var a = new All();
        Console.WriteLine(a.A + " " + a.B + " " + a.C + " " + a.D + " " + a.E + " " + a.F + " " + a.G + " "
            + a.H);
        Console.WriteLine(a.I + " " + a.J + " " + a.K + " " + (int)a.L + " " + (a.M == null) + (a.N == null));
        Console.WriteLine((a.O == null) + " " + a.P + " " + a.Q + " " + a.R + " " + a.R.HasValue
            + (a.S == null));
        new Derived();
        new Derived(77);
        Console.WriteLine(new Readonly().X + " " + new Readonly(9).X + " " + new Readonly(9).Items[0]
            + Readonly.Y);
        a.S = new All { F = 4, M = "m", O = new[] { 1 }, S = new All { L = 'x' } };
        a.S.S.S = a;
        Console.WriteLine(a.S.F + a.S.M + a.S.O[0] + a.S.S.L + a.S.S.S.F);
        a.F = a.S.F += 3;
        Console.WriteLine(a.F + " " + a.S.S.S.F);
    }
}
