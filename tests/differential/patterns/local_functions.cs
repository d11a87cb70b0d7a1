// compilers: dotnet
// Static and generic local functions, captured by reference, with attributes and iterators.
using System;
using System.Collections.Generic;

static class Program
{
    static int Outer(int n)
    {
        int total = 0;
        Add(n);
        Add(n * 2);
        return total + Pure(3);

        void Add(int x)
        {
            total += x;
            if (x > 10) Inner();
            void Inner() => total -= n;
        }
        static int Pure(int x) => x * x;
    }
    static IEnumerable<T> Cycle<T>(T[] items, int times)
    {
        ArgumentNullException.ThrowIfNull(items);
        return Core();
        IEnumerable<T> Core() { for (int i = 0; i < times; i++) foreach (T t in items) yield return t; }
    }
    static (int Steps, long Value) Collatz(long start)
    {
        int steps = 0;
        return (steps, Run(start));
        long Run(long x) { steps++; return x == 1 ? steps : Run(x % 2 == 0 ? x / 2 : 3 * x + 1); }
    }
    static Func<int> Mixed()
    {
        int a = 1;
        int Get() => a++;
        Func<int> lambda = () => Get() * 10 + a;
        Get();
        return lambda;
    }
    static bool TryFind(int[] data, Predicate<int> match, out int found)
    {
        return Search(0, out found);
        bool Search(int i, out int f)
        {
            f = -1;
            if (i == data.Length) return false;
            if (match(data[i])) { f = data[i]; return true; }
            return Search(i + 1, out f);
        }
    }

    static void Main()
    {
        Console.WriteLine(Outer(5) + " " + Outer(20));
        Console.WriteLine(string.Join("", Cycle("ab".ToCharArray(), 3)));
        try { Cycle<int>(null!, 1); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        Console.WriteLine(Collatz(6));
        var m = Mixed();
        Console.WriteLine(m() + " " + m());
        Console.WriteLine(TryFind([1, 5, 8], x => x > 4, out int f) + " " + f + " "
            + TryFind([], x => true, out f) + " " + f);
        Console.WriteLine(Max(3, 9) + Max("a", "b"));
        static T Max<T>(T a, T b) where T : IComparable<T> => a.CompareTo(b) > 0 ? a : b;
        int depth = 0;
        Recurse(5);
        Console.WriteLine(depth);
        void Recurse(int n) { if (n == 0) return; depth += n; Recurse(n - 1); }
        for (int i = 0; i < 2; i++)
        {
            int local = i * 10;
            Show();
            void Show(string suffix = ".") => Console.WriteLine(local + i + suffix);
        }
    }
}
