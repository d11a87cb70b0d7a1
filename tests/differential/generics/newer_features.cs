// compilers: dotnet
// Generic math by hand, unmanaged and notnull and Enum constraints, default of parameters.
using System;
using System.Collections.Generic;

static class Program
{
    interface IRing<T> where T : IRing<T>
    {
        static abstract T Zero { get; }
        static abstract T One { get; }
        static abstract T operator +(T a, T b);
        static abstract T operator *(T a, T b);
    }
    record struct Whole(long Value) : IRing<Whole>
    {
        public static Whole Zero => new(0);
        public static Whole One => new(1);
        public static Whole operator +(Whole a, Whole b) => new(a.Value + b.Value);
        public static Whole operator *(Whole a, Whole b) => new(a.Value * b.Value);
        public override string ToString() => Value.ToString();
    }
    record struct Tiny(byte Value) : IRing<Tiny>
    {
        public static Tiny Zero => new(0);
        public static Tiny One => new(1);
        public static Tiny operator +(Tiny a, Tiny b) => new((byte)(a.Value + b.Value));
        public static Tiny operator *(Tiny a, Tiny b) => new((byte)(a.Value * b.Value));
        public override string ToString() => Value.ToString();
    }
    record class Real(double Value) : IRing<Real>
    {
        public static Real Zero => new(0);
        public static Real One => new(1);
        public static Real operator +(Real a, Real b) => new(a.Value + b.Value);
        public static Real operator *(Real a, Real b) => new(a.Value * b.Value);
        public sealed override string ToString() => Value.ToString(System.Globalization.CultureInfo.InvariantCulture);
    }
    static T Sum<T>(params T[] items) where T : IRing<T>
    {
        T sum = T.Zero;
        foreach (T x in items) sum += x;
        return sum;
    }
    static T Power<T>(T x, int n) where T : IRing<T>
    {
        T r = T.One;
        for (int i = 0; i < n; i++) r *= x;
        return r;
    }
    static int Size<T>() where T : unmanaged => System.Runtime.CompilerServices.Unsafe.SizeOf<T>();
    static string Names<E>() where E : struct, Enum => string.Join("|", Enum.GetNames<E>());
    static string NotNull<T>(T x) where T : notnull => x.ToString();
    static T Combine<T>(T a, T b) where T : Delegate => (T)Delegate.Combine(a, b);
    enum Color { Red, Green = 5, Blue }
    struct Three { public byte A, B, C; }
    class Tree<T>(T value, params Tree<T>[] children)
    {
        public IEnumerable<T> All()
        {
            yield return value;
            foreach (var c in children)
                foreach (T t in c.All()) yield return t;
        }
    }
    interface IShape<TSelf> where TSelf : IShape<TSelf>
    {
        static abstract TSelf Unit { get; }
        double Area { get; }
    }
    record struct Square(double Side) : IShape<Square>
    {
        public static Square Unit => new(1);
        public double Area => Side * Side;
    }
    static double UnitArea<T>() where T : IShape<T> => T.Unit.Area;

    static void Main()
    {
        Console.WriteLine(Sum(new Whole(1), new(2), new(3)) + " " + Sum(new Real(1.5), new(2.5)) + " "
            + Sum(new Tiny(200), new(100)) + " " + Sum<Whole>());
        Console.WriteLine(Power(new Whole(3), 4) + " " + Power(new Real(0.5), 3) + " " + Power(new Whole(2), 40));
        Console.WriteLine(Size<int>() + Size<Three>() + Size<Color>() + Size<long>());
        Console.WriteLine(Names<Color>() + " " + NotNull(5) + NotNull("x"));
        int n = 0;
        Combine<Action>(() => n++, () => n += 10)();
        Console.WriteLine(n);
        var tree = new Tree<string>("a", new("b", new Tree<string>("c")), new("d"));
        Console.WriteLine(string.Join(",", tree.All()));
        Console.WriteLine(UnitArea<Square>());
        Console.WriteLine(Math.Clamp(15, 0, 10) + Math.Max(3, 4));
    }
}
