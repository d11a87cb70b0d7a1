// compilers: dotnet mono
// Static fields of every kind, references to them, in structs, generic types and nested classes.
using System;
using System.Collections.Generic;

class Store
{
    public static bool B; public static byte Y = 250; public static short S = -1; public static int I; public static long L = 1L << 40;
    public static float F = 0.5f; public static double D; public static char C = 'c'; public static string T; public static int[] A = { 1, 2, 3 };
    public static Point P; public static Point? N; public static DayOfWeek W = DayOfWeek.Friday; public static Store Self = new Store();
    public const int Constant = 5; public readonly static List<string> Names = new List<string> { "n" };
    public int Instance = I + 1;
    public class Nested { public static int Count = Constant * 2; }
}
struct Point { public int X,
    Y; public static Point Origin; public static readonly Point One = new Point { X = 1,
    Y = 1 }; public void Move() { X++; } }
static class Generic<T> { public static T Value; public static int Uses; }

static class Program
{
    static int counter;
    static int Next { get { return ++counter; } set { counter = value; } }
    static void Bump(ref int x) { x += 10; }
    static void Bump(ref Point p) { p.X += 10; }
    static void Set<T>(T value) { Generic<T>.Value = value; Generic<T>.Uses++; }

    static void Main()
    {
        Store.Y += 10; Store.S--; Store.I = 7; Store.L <<= 2; Store.F *= 3; Store.D += Store.F; Store.C++; Store.T += "t"; Store.A[1]++; Store.B = !Store.B;
        Console.WriteLine(Store.B + " " + Store.Y + " " + Store.S + " " + Store.I + " " + Store.L + " "
            + Store.F + " " + Store.D + " " + Store.C + Store.T + Store.A[1]);
        Store.P.X = 3;
        Store.P.Move();
        Bump(ref Store.P);
        Bump(ref Store.P.Y);
        Bump(ref Store.I);
        Bump(ref Store.A[0]);
        Console.WriteLine(Store.P.X + " " + Store.P.Y + " " + Store.I + " " + Store.A[0]);
        Point copy = Store.P;
        copy.Move();
        Point.One.Move();
        Point.Origin.Move();
        Console.WriteLine(copy.X + " " + Store.P.X + " " + Point.One.X + " " + Point.Origin.X);
        Store.N = Store.P;
        Console.WriteLine(Store.N.Value.X + " " + (++Store.W) + " " + Store.Self.Instance + " "
            + new Store().Instance + " " + Store.Nested.Count);
        Store.Names.Add("m");
        Console.WriteLine(string.Join(",", Store.Names) + Store.Constant);
        Set(5); Set("s"); Set(6); Set(new Point { X = 9 });
        Generic<Point>.Value.Move();
        Console.WriteLine(Generic<int>.Value + Generic<string>.Value + Generic<Point>.Value.X + " "
            + Generic<int>.Uses + Generic<object>.Uses);
        Console.WriteLine(Next + Next * Next);
        Next = 100;
        Next += 5;
        Console.WriteLine(Next++ + " " + counter);
    }
}
