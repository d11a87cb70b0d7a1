// compilers: dotnet mono
// Tuples taken apart into new and old variables, swaps, arrays of tuples.
using System;
using System.Collections.Generic;

static class Program
{
    static int calls;
    static int Next() { return ++calls; }
    static (int Quotient, int Remainder) Divide(int a, int b) { return (a / b, a % b); }
    static (string, (int, bool)) Nested(int n) { return ("n" + n, (n, n > 2)); }

    static void Main()
    {
        var (q, r) = Divide(17, 5);
        Console.WriteLine(q + " " + r);
        (q, r) = (r, q);
        Console.WriteLine(q + " " + r);
        int a = 1, b = 2, c = 3;
        (a, b, c) = (c, a, b);
        Console.WriteLine(a + " " + b + " " + c);
        (int x, string y) = (5, "five");
        Console.WriteLine(x + y);
        var n = Nested(3);
        Console.WriteLine(n.Item1 + n.Item2.Item1 + n.Item2.Item2);
        (a, b) = (Next(), Next());
        Console.WriteLine(a * 10 + b);
        int f = 0, g = 1;
        for (int i = 0; i < 20; i++) (f, g) = (g, f + g);
        Console.WriteLine(f);
        int m = 1071, k = 462;
        while (k != 0) (m, k) = (k, m % k);
        Console.WriteLine(m);
        var list = new List<(string Name, int Age)> { ("ann", 30), ("bob", 25) };
        foreach (var p in list) Console.WriteLine(p.Name + p.Age);
        var named = (First: 1, Second: "s");
        named.First += 5;
        Console.WriteLine(named.First + named.Second + named);
        int[] array = { 3, 1, 2 };
        for (int i = 0; i < array.Length; i++)
            for (int j = i + 1; j < array.Length; j++)
            {
                int low = Math.Min(array[i], array[j]), high = Math.Max(array[i], array[j]);
                (array[i], array[j]) = (low, high);
            }
        Console.WriteLine(string.Join(" ", array));
    }
}
