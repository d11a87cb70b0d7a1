// compilers: dotnet
// List patterns over arrays, strings, lists and one's own types: commands, slices, recursion.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Ring
{
    readonly int[] items;
    public Ring(params int[] items) { this.items = items; }
    public int Count => items.Length;
    public int this[Index i] => items[i.GetOffset(items.Length)];
    public Ring this[Range r] { get { var (o, n) = r.GetOffsetAndLength(items.Length); return new Ring(items[o..(o + n)]); } }
    public override string ToString() => "<" + string.Join(",", items) + ">";
}

static class Program
{
    static string Run(string line, Dictionary<string, double> vars) => line.Split(' ', StringSplitOptions.RemoveEmptyEntries) switch
    {
        [] => "empty",
        ["help"] or ["?"] => "help",
        ["set", var name, "=", var value] when double.TryParse(value, out double d) => name + ":=" + (vars[name] = d),
        ["set", .. var rest] => "bad set of " + rest.Length,
        ["add", var name, .. { Length: > 0 } numbers] when vars.ContainsKey(name) => name + ":=" + (vars[name] += numbers.Sum(double.Parse)),
        ["get", { Length: 1 } name] => name + "=" + (vars.TryGetValue(name, out double v) ? v : "none"),
        ["echo", .., "!"] => "loud",
        [var only] => "unknown " + only,
        [_, _, ..] => "too many",
    };
    static int Sum(ReadOnlySpan<int> s) => s switch { [] => 0, [var x, .. var rest] => x + Sum(rest) };
    static bool Palindrome(ReadOnlySpan<char> s) => s switch { [] or [_] => true, [var a, .. var middle, var b] => a == b && Palindrome(middle) };
    static string Shape(int[] a) => a switch { null => "null", [0] => "zero", [> 0, > 0] => "two positive", [_, .., 9] => "ends with 9", [1, .. [2, .., 3]] => "1 2 .. 3", { Length: > 4 } => "long", [..] => "other" };
    static string Describe(Ring r) => r switch { { Count: 0 } => "no", [var x] => "one " + x, [var first, .. var middle, var last] => first + middle.ToString() + last };
    static void Main()
    {
        var vars = new Dictionary<string, double>();
        foreach (string s in new[] { "", "help", "set x = 5", "set y", "add x 1 2.5", "add z 1", "get x", "get q", "echo a b !", "what", "a b c d" }) Console.WriteLine(s + " -> " + Run(s, vars));
        Console.WriteLine(Sum(new[] { 1, 2, 3, 4 }) + " " + Palindrome("racecar") + " " + Palindrome("abca"));
        Console.WriteLine(string.Join("; ", new[] { null, new[] { 0 }, new[] { 1, 2 }, new[] { -1, 9 }, new[] { 1, 2, 5, 3 }, new int[5], new int[3] }.Select(Shape)));
        Console.WriteLine(Describe(new Ring()) + " " + Describe(new Ring(7)) + " " + Describe(new Ring(1, 2, 3, 4)) + " " + Describe(new Ring(1, 2)));
        List<string> list = ["a", "b", "c"];
        Console.WriteLine((list is [.., "c"]) + " " + (list is ["a", _, var third] ? third : "-") + " " + ("hello" is ['h', .., 'o']) + " " + ("x" is [not 'y']) + " " + (list is [{ Length: 1 }, ..] and { Count: 3 }));
        if (new[] { (1, "one"), (2, "two") } is [(var n, _), (2, var word)]) Console.WriteLine(n + word);
        int[][] grid = { new[] { 1, 0 }, new[] { 0, 1 } };
        Console.WriteLine(grid is [[1, ..], [.., 1]]);
    }
}
