// compilers: dotnet mono
// default(T), typeof(T) comparisons, EqualityComparer and Comparer, conversions through object.
using System;
using System.Collections.Generic;

struct S { public int X; }
class C { }

static class Program
{
    static string Kind<T>()
    {
        if (typeof(T) == typeof(int)) return "int";
        if (typeof(T) == typeof(string)) return "string";
        if (typeof(T) == typeof(List<int>)) return "list of int";
        if (typeof(T).IsValueType) return "struct " + typeof(T).Name;
        return "class " + typeof(T).Name;
    }
    static T Add<T>(T a, T b)
    {
        if (typeof(T) == typeof(int)) return (T)(object)((int)(object)a + (int)(object)b);
        if (typeof(T) == typeof(double)) return (T)(object)((double)(object)a + (double)(object)b);
        if (typeof(T) == typeof(string)) return (T)(object)((string)(object)a + (string)(object)b);
        throw new NotSupportedException(typeof(T).Name);
    }
    static bool IsDefault<T>(T x) { return EqualityComparer<T>.Default.Equals(x, default(T)); }
    static int Compare<T>(T a, T b) { return Math.Sign(Comparer<T>.Default.Compare(a, b)); }
    static bool NullOrNot<T>(T x) { return x == null; }
    static string Show<T>(T x) { return x == null ? "null" : x.ToString(); }
    static int Find<T>(T[] a, T x)
    {
        for (int i = 0; i < a.Length; i++) if (EqualityComparer<T>.Default.Equals(a[i], x)) return i;
        return -1;
    }
    static void Fill<T>(out T x) { x = default(T); }
    static U Convert<T, U>(T t) { return (U)(object)t; }
    class Cell<T> { public T Value; public T[] Array = new T[2]; public Cell<T[]> Nested; }

    static void Main()
    {
        Console.WriteLine(Kind<int>() + ", " + Kind<string>() + ", " + Kind<List<int>>() + ", " + Kind<S>()
            + ", "
            + Kind<C>() + ", " + Kind<List<string>>() + ", " + Kind<int[]>() + ", " + Kind<int?>());
        Console.WriteLine(Add(1, 2) + " " + Add(1.5, 2) + " " + Add("a", "b"));
        try { Add('a', 'b'); } catch (NotSupportedException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(IsDefault(0) + " " + IsDefault(1) + " " + IsDefault<string>(null) + " "
            + IsDefault("") + " "
            + IsDefault(new S()) + " " + IsDefault(new S { X = 1 }) + " " + IsDefault<int?>(null) + " "
                + IsDefault(DayOfWeek.Sunday));
        Console.WriteLine(Compare(1, 2) + " " + Compare("b", "a") + " " + Compare<string>(null, "a") + " "
            + Compare(2.5, 2.5)
            + " " + Compare<int?>(null, 1) + " " + Compare(DayOfWeek.Monday, DayOfWeek.Sunday) + " "
                + Compare(true, false));
        Console.WriteLine(NullOrNot(5) + " " + NullOrNot<C>(null) + " " + NullOrNot<int?>(null) + " "
            + NullOrNot(new S()));
        Console.WriteLine(Show(5) + Show<string>(null) + Show(new S()) + Show<int?>(null));
        Console.WriteLine(Find(new[] { "x", null, "z" }, null) + " " + Find(new[] { 1, 2, 3 }, 3) + " "
            + Find(new S[2], new S()));
        int i; string s; S v;
        Fill(out i); Fill(out s); Fill(out v);
        Console.WriteLine(i + Show(s) + v.X);
        Console.WriteLine(Convert<int, object>(5) + " " + Convert<object, string>("s") + " "
            + Convert<int, int?>(7));
        try { Convert<int, long>(5); } catch (InvalidCastException) { Console.WriteLine("no conversion"); }
        var cell = new Cell<string> { Nested = new Cell<string[]> { Value = new[] { "deep" } } };
        Console.WriteLine(cell.Nested.Value[0] + cell.Array.GetType().Name + cell.Nested.Array.GetType().Name
            + Show(cell.Value));
        Console.WriteLine((typeof(List<int>) == typeof(List<>).MakeGenericType(typeof(int))) + " "
            + (typeof(int) == typeof(uint)));
    }
}
