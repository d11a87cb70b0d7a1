// compilers: dotnet
// Generic unions and results: mapping, binding, query syntax over one's own types, equality of records.
using System;
using System.Collections.Generic;
using System.Linq;

abstract record Result<T>
{
    public sealed record Ok(T Value) : Result<T>;
    public sealed record Error(string Why) : Result<T>;
    public Result<U> Bind<U>(Func<T, Result<U>> f) => this switch { Ok(var v) => f(v), Error(var w) => new Result<U>.Error(w), _ => throw new InvalidOperationException() };
    public Result<U> Select<U>(Func<T, U> f) => Bind(v => (Result<U>)new Result<U>.Ok(f(v)));
    public Result<V> SelectMany<U, V>(Func<T, Result<U>> f, Func<T, U, V> g) => Bind(v => f(v).Select(u => g(v, u)));
    public Result<T> Where(Func<T, bool> test) => Bind(v => test(v) ? this : new Error("filtered " + v));
    public T Or(T other) => this is Ok { Value: var v } ? v : other;
    public static implicit operator Result<T>(T value) => new Ok(value);
}
readonly struct Either<L, R>
{
    readonly L left; readonly R right; readonly bool isRight;
    Either(L l, R r, bool isRight) { left = l; right = r; this.isRight = isRight; }
    public static implicit operator Either<L, R>(L l) => new(l, default, false);
    public static implicit operator Either<L, R>(R r) => new(default, r, true);
    public T Match<T>(Func<L, T> l, Func<R, T> r) => isRight ? r(right) : l(left);
}

static class Program
{
    static Result<int> Parse(string s) => int.TryParse(s, out int n) ? n : new Result<int>.Error($"'{s}' is no number");
    static Result<int> Divide(int a, int b) => b == 0 ? new Result<int>.Error("division by zero") : a / b;
    static Result<string> Compute(string x, string y) => from a in Parse(x) from b in Parse(y) where a >= 0 from q in Divide(a, b) select $"{a}/{b}={q}";
    static Result<List<T>> All<T>(IEnumerable<Result<T>> results) =>
        results.Aggregate((Result<List<T>>)new List<T>(), (list, r) => from l in list from x in r select l.Append(x).ToList());
    static Either<string, int> Half(int n) { if (n % 2 == 0) return n / 2; return n + " is odd"; }
    static void Main()
    {
        foreach (var (x, y) in new[] { ("84", "2"), ("x", "2"), ("1", "0"), ("-4", "2") }) Console.WriteLine(Compute(x, y));
        Console.WriteLine(Parse("5").Or(-1) + " " + Parse("five").Or(-1));
        Console.WriteLine(All(new[] { "1", "2", "3" }.Select(Parse)) is Result<List<int>>.Ok { Value: { Count: 3 } list } ? string.Join("+", list) : "error");
        Console.WriteLine(All(new[] { "1", "b", "c" }.Select(Parse)));
        Console.WriteLine((Parse("7") == Parse("7")) + " " + (Parse("7") == Parse("8")) + " " + Parse("z").Equals(new Result<int>.Error("'z' is no number")));
        foreach (int n in new[] { 8, 7 }) Console.WriteLine(Half(n).Match(s => "left " + s, i => "right " + i));
    }
}
