// compilers: dotnet mono
// Generic methods: inference, explicit arguments, recursion through instantiations.
using System;
using System.Collections.Generic;

static class Program
{
    static T Identity<T>(T x) { return x; }
    static void Swap<T>(ref T a, ref T b) { T t = a; a = b; b = t; }
    static T[] Repeat<T>(T x, int n) { var a = new T[n]; for (int i = 0; i < n; i++) a[i] = x; return a; }
    static string Names<A, B, C>(A a, B b, C c) { return typeof(A).Name + " " + typeof(B).Name + " "
        + typeof(C).Name; }
    static T Max<T>(params T[] items) where T : IComparable<T>
    {
        T best = items[0];
        foreach (T t in items) if (t.CompareTo(best) > 0) best = t;
        return best;
    }
    static List<R> Map<T, R>(IEnumerable<T> items, Func<T, R> f)
    {
        var r = new List<R>();
        foreach (T t in items) r.Add(f(t));
        return r;
    }
    static string Depth<T>(int n) { return n == 0 ? typeof(T).Name : Depth<KeyValuePair<T, int>>(n - 1)
        + "<"; }
    static int Nest<T>(T x, int n) { return n == 0 ? x.ToString().Length : Nest(new[] { x }, n - 1); }
    static bool Same<T>(T a, T b) where T : class { return a == b; }
    static T OrNew<T>(T x) where T : class, new() { return x ?? new T(); }
    static T Default<T>() { return default(T); }
    static object Cast<T>(object o) { return o is T ? (object)(T)o : "no " + typeof(T).Name; }
    static T As<T>(object o) where T : class { return o as T; }
    static string Kind<T>(T x) { return "value " + typeof(T).Name; }
    static string Kind<T>(T[] x) { return "array of " + typeof(T).Name; }
    static string Kind<T>(List<T> x) { return "list of " + typeof(T).Name; }
    static int counter;
    static int Count<T>() { return Static<T>.Next(); }
    static class Static<T> { static int n; public static int Next() { counter++; return ++n; } }

    static void Main()
    {
        Console.WriteLine(Identity(5) + Identity("s") + Identity<object>('c') + Identity<long>(7));
        int x = 1, y = 2;
        Swap(ref x, ref y);
        string s = "s", t = "t";
        Swap<string>(ref s, ref t);
        Console.WriteLine(x + " " + y + s + t);
        Console.WriteLine(string.Join(",", Repeat('x', 3)) + string.Join(",", Repeat("ab", 2))
            + Repeat(1.5, 4).Length);
        Console.WriteLine(Names(1, "s", 2.5) + " " + Names<object, long, IComparable>(1, 2, 3));
        Console.WriteLine(Max(3, 9, 2) + " " + Max(2.5, -1) + " " + Max('a', 'z', 'q') + " "
            + Max(true, false));
        Console.WriteLine(string.Join(" ", Map(new[] { 1, 2, 3 }, i => i * 1.5))
            + Map("abc", c => (int)c)[2]);
        Console.WriteLine(Depth<string>(3) + " " + (Nest(5, 4) > 0));
        Console.WriteLine(Same("a", "a") + " " + Same(new object(), new object()) + " " + Same<object>(s, s));
        Console.WriteLine(OrNew<List<int>>(null).Count + OrNew(new List<int> { 1 }).Count);
        Console.WriteLine(Default<int>() + " " + (Default<string>() == null) + " " + Default<bool>()
            + Default<DayOfWeek>());
        Console.WriteLine(Cast<int>(5) + " " + Cast<string>(5) + " " + Cast<IComparable>("x") + " "
            + Cast<long>(5));
        Console.WriteLine((As<string>("s") ?? "null") + (As<string>(5) ?? "null")
            + (As<List<int>>(s) == null));
        Console.WriteLine(Kind(5) + ", " + Kind(new[] { "x" }) + ", " + Kind(new List<int[]>()) + ", "
            + Kind(new int[1][]));
        Console.WriteLine(Count<int>() + Count<int>() + Count<string>() + Count<List<int>>() + " " + counter);
    }
}
