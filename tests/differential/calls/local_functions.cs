// compilers: dotnet
// Local functions: captured variables, recursion, generics, iterators inside of methods.
using System;
using System.Collections.Generic;

static class Program
{
    static int Factorial(int n)
    {
        if (n < 0) throw new ArgumentException();
        return Inner(n);
        int Inner(int k) { return k < 2 ? 1 : k * Inner(k - 1); }
    }

    static int Captured(int start)
    {
        int total = start;
        void Add(int x) { total += x; Twice(); }
        void Twice() { total *= 2; }
        Add(1);
        Add(2);
        return total;
    }

    static IEnumerable<int> Range(int from, int count)
    {
        if (count < 0) throw new ArgumentOutOfRangeException();
        return Numbers();
        IEnumerable<int> Numbers()
        {
            for (int i = 0; i < count; i++) yield return from + i;
        }
    }

    static Func<int> Escaping()
    {
        int n = 0;
        int Next() { return ++n; }
        return Next;
    }

    static string Generic<T>(T a, T b)
    {
        string Pair<U>(U x, T y) { return x + "&" + y + ":" + typeof(U).Name; }
        return Pair(1, a) + " " + Pair("s", b);
    }

    static bool Mutual(int n)
    {
        bool Even(int k) { return k == 0 || Odd(k - 1); }
        bool Odd(int k) { return k != 0 && Even(k - 1); }
        return Even(n);
    }

    static void ByReference(ref int x)
    {
        void Set(ref int y, out int z) { y += 5; z = y * 2; }
        Set(ref x, out int r);
        x += r;
    }

    static void Main()
    {
        Console.WriteLine(Factorial(10));
        try { Factorial(-1); } catch (ArgumentException) { Console.WriteLine("negative"); }
        Console.WriteLine(Captured(10));
        foreach (int i in Range(5, 3)) Console.WriteLine(i);
        try { Range(0, -1); } catch (ArgumentOutOfRangeException) { Console.WriteLine("at once"); }
        var a = Escaping();
        var b = Escaping();
        Console.WriteLine(a() + " " + a() + " " + b() + " " + a());
        Console.WriteLine(Generic(2.5, 3) + " " + Generic('x', 'y'));
        Console.WriteLine(Mutual(10) + " " + Mutual(7));
        int v = 1;
        ByReference(ref v);
        Console.WriteLine(v);
        int depth = 0;
        string Nest(int n)
        {
            depth++;
            string Inner() { return n == 0 ? "end" : "(" + Nest(n - 1) + ")"; }
            return Inner();
        }
        Console.WriteLine(Nest(4) + depth);
    }
}
