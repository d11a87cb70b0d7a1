// compilers: dotnet mono
// Structs in structs with fields of every size, arrays of them, chains of field accesses.
using System;

struct Inner { public byte B; public long L; public short S; public double D; public string T; public bool F; }
struct Middle { public char C; public Inner First, Second; public float G; public Inner[] Many; }
struct Outer { public Middle M; public int I; public Outer[] Children; public object O; public Middle N; }
struct Empty { }
struct Generic<T> { public T Value; public byte After; public Generic(T v) { Value = v; After = 7; } }
class Box { public Outer O; public static Outer Shared; public Empty E; public Generic<Generic<Inner>> G; }

static class Program
{
    static string Show(Inner i) { return i.B + "/" + i.L + "/" + i.S + "/" + i.D + "/" + i.T + "/" + i.F; }
    static string Show(Middle m) { return "[" + (int)m.C + " " + Show(m.First) + " " + Show(m.Second) + " "
        + m.G + "]"; }
    static Inner Make(int n)
    {
        return new Inner { B = (byte)n, L = n * 10000000000L, S = (short)-n, D = n / 4.0, T = "t"
            + n, F = n % 2 == 1 };
    }

    static void Main()
    {
        var o = new Outer();
        Console.WriteLine(Show(o.M) + o.I + (o.Children == null) + (o.O == null));
        o.M.First = Make(3);
        o.M.Second.L = long.MinValue;
        o.M.Second.D = -0.125;
        o.M.C = 'x';
        o.N = o.M;
        o.N.First.T += "!";
        o.M.G = 1.5f;
        Console.WriteLine(Show(o.M) + Show(o.N));
        o.Children = new Outer[2];
        o.Children[1] = o;
        o.Children[1].M.First.B = 200;
        o.Children[1].Children[0].I = 77;
        Console.WriteLine(Show(o.M) + Show(o.Children[1].M) + o.Children[0].I
            + (o.Children[1].Children == o.Children));
        o.M.Many = new Inner[] { Make(1), Make(2) };
        o.M.Many[1].S++;
        o.N.Many = o.M.Many;
        o.N.Many[0].L = 5;
        Console.WriteLine(Show(o.M.Many[0]) + " " + Show(o.M.Many[1]));
        var b = new Box { O = o };
        b.O.M.First.D *= 8;
        Box.Shared = b.O;
        Box.Shared.M.Second.T = "shared";
        Console.WriteLine(Show(o.M) + Show(b.O.M) + Show(Box.Shared.M));
        b.G.Value.Value.S = 9;
        b.G.After = 1;
        b.G = new Generic<Generic<Inner>>(new Generic<Inner>(Make(6)));
        b.G.Value.Value.B--;
        Console.WriteLine(Show(b.G.Value.Value) + b.G.After + b.G.Value.After);
        Console.WriteLine(b.E.Equals(new Empty()) + " " + new Empty());
        object boxed = o.M;
        o.M.C = 'z';
        Console.WriteLine(((Middle)boxed).C + " " + o.M.C + " " + ((Middle)boxed).First.T);
        var matrix = new Middle[2, 2];
        matrix[1, 0].First.L = 4;
        matrix[1, 0].Second = matrix[1, 0].First;
        matrix[0, 1] = matrix[1, 0];
        matrix[0, 1].First.L++;
        Console.WriteLine(Show(matrix[1, 0]) + Show(matrix[0, 1]));
    }
}
