// compilers: dotnet
// Query syntax over types that are not sequences: a parser combinator and a state monad.
using System;
using System.Collections.Generic;
using System.Linq;

delegate (bool ok, T value, int next) Parser<T>(string text, int at);

static class Parsers
{
    public static Parser<U> Select<T, U>(this Parser<T> p, Func<T, U> f) => (s, i) => p(s, i) is (true, var v, var n) ? (true, f(v), n) : (false, default, i);
    public static Parser<V> SelectMany<T, U, V>(this Parser<T> p, Func<T, Parser<U>> f, Func<T, U, V> g) => (s, i) =>
        p(s, i) is (true, var t, var n) && f(t)(s, n) is (true, var u, var m) ? (true, g(t, u), m) : (false, default, i);
    public static Parser<T> Where<T>(this Parser<T> p, Func<T, bool> test) => (s, i) => p(s, i) is (true, var v, var n) && test(v) ? (true, v, n) : (false, default, i);
    public static Parser<T> Or<T>(this Parser<T> p, Parser<T> q) => (s, i) => { var r = p(s, i); return r.ok ? r : q(s, i); };
    public static Parser<List<T>> Many<T>(this Parser<T> p) => (s, i) =>
    {
        var list = new List<T>();
        while (p(s, i) is (true, var v, var n)) { list.Add(v); i = n; }
        return (true, list, i);
    };
    public static readonly Parser<char> Any = (s, i) => i < s.Length ? (true, s[i], i + 1) : (false, default, i);
    public static Parser<char> Char(char c) => from x in Any where x == c select x;
    public static Parser<T> Token<T>(this Parser<T> p) => from v in p from _ in Char(' ').Many() select v;
    public static Parser<T> Lazy<T>(Func<Parser<T>> p) => (s, i) => p()(s, i);
}
delegate (T value, int state) State<T>(int state);
static class States
{
    public static State<U> Select<T, U>(this State<T> s, Func<T, U> f) => n => { var (v, m) = s(n); return (f(v), m); };
    public static State<V> SelectMany<T, U, V>(this State<T> s, Func<T, State<U>> f, Func<T, U, V> g) => n => { var (t, m) = s(n); var (u, k) = f(t)(m); return (g(t, u), k); };
    public static State<int> Fresh => n => (n, n + 1);
}

static class Program
{
    static readonly Parser<int> Number = (from d in (from c in Parsers.Any where char.IsDigit(c) select c - '0').Many() where d.Count > 0 select d.Aggregate(0, (a, b) => a * 10 + b)).Token();
    static readonly Parser<int> Factor = Number.Or(from open in Parsers.Char('(').Token() from e in Parsers.Lazy(() => Sum) from close in Parsers.Char(')').Token() select e);
    static Parser<int> Chain(Parser<int> p, string ops, Func<char, int, int, int> apply) =>
        from first in p
        from rest in (from op in (from c in Parsers.Any where ops.Contains(c) select c).Token() from y in p select (op, y)).Many()
        select rest.Aggregate(first, (x, r) => apply(r.op, x, r.y));
    static readonly Parser<int> Product = Chain(Factor, "*/", (op, x, y) => op == '*' ? x * y : x / y);
    static readonly Parser<int> Sum = Chain(Product, "+-", (op, x, y) => op == '+' ? x + y : x - y);
    static void Main()
    {
        foreach (string s in new[] { "1 + 2 * 3", "(1 + 2) * 3 - 4 / 2", "7", "((2))*(3+(4))", "1 +", "x" })
        {
            var (ok, value, next) = Sum(s, 0);
            Console.WriteLine($"{s} -> {ok} {value} {(next == s.Length ? "all" : "up to " + next)}");
        }
        var labels = from a in States.Fresh from b in States.Fresh from c in States.Fresh select $"L{a} L{b} L{c}";
        Console.WriteLine(labels(5) + " " + labels(10).value);
    }
}
