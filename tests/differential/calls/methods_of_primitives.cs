// compilers: dotnet mono
// Methods of primitive types called through constraints, boxes and interfaces.
using System;
using System.Collections.Generic;

static class Program
{
    static string Text<T>(T x) { return x.ToString(); }
    static bool Same<T>(T a, T b) { return a.Equals(b); }
    static int Order<T>(T a, T b) where T : IComparable<T> { return Math.Sign(a.CompareTo(b)); }
    static bool Eq<T>(T a, T b) where T : IEquatable<T> { return a.Equals(b); }
    static string Format<T>(T x, string f) where T : IFormattable { return x.ToString(f, null); }
    static string Boxed(object o) { return o.ToString() + (o is IComparable); }
    static int Hash<T>(T x) { return x.GetHashCode(); }

    static void Main()
    {
        Console.WriteLine(Text(5) + Text('c') + Text(true) + Text(2.5) + Text("s") + Text(7L) + Text((byte)8)
            + Text(DayOfWeek.Monday) + Text(1.5m));
        Console.WriteLine(Same(1, 1) + " " + Same("a", "b") + " " + Same('x', 'x') + " "
            + Same(double.NaN, double.NaN) + " " + Same(false, true)
            + " " + Same<object>(1, 1) + " " + Same<object>(1, 1L) + " "
                + Same(DayOfWeek.Friday, DayOfWeek.Friday));
        Console.WriteLine(Order(1, 2) + " " + Order('b', 'a') + " " + Order(2.5, 2.5) + " "
            + Order(true, false) + " " + Order(-1L, 1L) + " "
            + Order(uint.MaxValue, 0u) + " " + Order((sbyte)-1, (sbyte)1) + " " + Order(1m, 2m));
        Console.WriteLine(Eq(1, 1) + " " + Eq("x", "x") + " " + Eq('a', 'b') + " " + Eq(1.5f, 1.5f) + " "
            + Eq(ulong.MaxValue, ulong.MaxValue));
        Console.WriteLine(Format(255, "X4") + " " + Format(1.5, "F2") + " " + Format(DayOfWeek.Friday, "D")
            + " " + Format(12m, "N1") + " " + Format((short)-3, "D5"));
        Console.WriteLine(Boxed(1) + Boxed("s") + Boxed('c') + Boxed(1.5f) + Boxed(true)
            + Boxed(DayOfWeek.Sunday));
        Console.WriteLine(Hash(17) + " " + Hash((byte)3) + " " + Hash(true) + " " + Hash((uint)9) + " "
            + (Hash(1.5) == 1.5.GetHashCode()));
        int i = -5;
        Console.WriteLine(i.ToString().Length + " " + i.CompareTo(3) + " " + i.Equals(-5L) + " "
            + i.Equals((object)-5) + " " + (-5).Equals(i));
        IComparable<int> c = i;
        IEquatable<int> e = i;
        IConvertible v = i;
        Console.WriteLine(c.CompareTo(-6) + " " + e.Equals(-5) + " " + v.ToDouble(null) + " "
            + v.ToBoolean(null) + " " + v.ToString(null));
        var list = new List<IComparable> { 3, 1, 2 };
        list.Sort();
        Console.WriteLine(string.Join(" ", list));
        Console.WriteLine(5.CompareTo((object)4) + " " + "b".CompareTo("a") + " " + 'c'.CompareTo('a') + " "
            + true.CompareTo(false));
        try { 5.CompareTo("x"); } catch (ArgumentException) { Console.WriteLine("not comparable"); }
    }
}
