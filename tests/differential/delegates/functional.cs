// compilers: dotnet mono
// Recursion, memoization, composition and pipelines of lambdas.
using System;
using System.Collections.Generic;

delegate Func<A, R> Recursive<A, R>(Recursive<A, R> r);

static class Program
{
    static Func<A, R> Y<A, R>(Func<Func<A, R>, Func<A, R>> f)
    {
        Recursive<A, R> rec = r => a => f(r(r))(a);
        return rec(rec);
    }
    static Func<A, R> Memoize<A, R>(Func<A, R> f)
    {
        var cache = new Dictionary<A, R>();
        return a =>
        {
            R r;
            if (!cache.TryGetValue(a, out r)) cache[a] = r = f(a);
            return r;
        };
    }
    static Func<B, R> Partial<A, B, R>(Func<A, B, R> f, A a) { return b => f(a, b); }
    static Func<T, T> Chain<T>(params Func<T, T>[] steps)
    {
        Func<T, T> all = x => x;
        foreach (var step in steps) { var before = all; all = x => step(before(x)); }
        return all;
    }
    static T Fold<T>(int n, T start, Func<T, int, T> f) { for (int i = 0; i < n; i++) start = f(start,
        i); return start; }
    static IEnumerable<int> Generate(int start, Func<int, int> next, Predicate<int> go)
    {
        for (int x = start; go(x); x = next(x)) yield return x;
    }

    static void Main()
    {
        Func<int, int> factorial = Y<int, int>(self => n => n < 2 ? 1 : n * self(n - 1));
        Console.WriteLine(factorial(10));
        int calls = 0;
        Func<int, long> fib = null;
        fib = Memoize<int, long>(n => { calls++; return n < 2 ? n : fib(n - 1) + fib(n - 2); });
        Console.WriteLine(fib(80) + " " + calls);
        Console.WriteLine(Partial<int, int, int>((a, b) => a - b, 10)(3));
        Console.WriteLine(Chain<int>(x => x + 1, x => x * 10, x => -x)(4));
        Console.WriteLine(Chain<string>()("unchanged"));
        Console.WriteLine(Fold(5, "", (s, i) => s + i) + Fold(5, 1, (p, i) => p * (i + 1)));
        Console.WriteLine(string.Join(" ", Generate(1, x => x * 3, x => x < 1000)));
        var table = new Dictionary<string, Func<double, double, double>>
        {
            { "+", (a, b) => a + b }, { "-", (a, b) => a - b }, { "*", (a, b) => a * b }, { "/",
                (a, b) => a / b },
        };
        foreach (var p in table) Console.Write(p.Key + p.Value(6, 4) + " ");
        Console.WriteLine();
        Func<int, bool> isPrime = null;
        isPrime = n => { for (int d = 2; d * d <= n; d++) if (n % d == 0) return false; return n > 1; };
        Console.WriteLine(string.Join(",", new List<int>(Generate(2, x => x
            + 1, x => x < 40)).FindAll(x => isPrime(x))));
        Action<Action<int>> each = f => { for (int i = 0; i < 3; i++) f(i); };
        int sum = 0;
        each(i => each(j => sum += i * j));
        Console.WriteLine(sum);
        Func<Func<int>> nested = () => () => ++sum;
        Console.WriteLine(nested()() + nested()());
        Lazy<int> lazy = new Lazy<int>(() => { Console.Write("made "); return 5; });
        Console.WriteLine(lazy.IsValueCreated + " " + lazy.Value + lazy.Value);
    }
}
