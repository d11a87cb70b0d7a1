// compilers: dotnet
// List patterns, slices, collection expressions with spreads, indices from the end.
using System;
using System.Collections.Generic;

static class Program
{
    static string Shape(int[] a) => a switch
    {
        [] => "empty",
        [var x] => $"one {x}",
        [1, 2] => "one two",
        [1, .., 9] => "from one to nine",
        [var first, .. var middle, var last] when first == last => $"same ends around {middle.Length}",
        [_, > 5, ..] => "big second",
        [.., 0] => "ends in zero",
        { Length: > 5 } => "long",
        _ => "other",
    };
    static int Sum(ReadOnlySpan<int> s) => s switch { [] => 0, [var x, .. var rest] => x + Sum(rest) };
    static bool Palindrome(string s) => s is [] or [_] || s is [var a, .. var mid, var b] && a == b
        && Palindrome(mid);
    static string Parse(string[] args) => args switch
    {
        ["help"] or ["-h" or "--help", ..] => "help",
        ["add", var a, var b] when int.TryParse(a, out int x) && int.TryParse(b, out int y) => $"{x + y}",
        ["sum", .. { Length: > 0 } rest] => $"sum of {rest.Length}",
        [var verb, ..] => $"unknown {verb}",
        _ => "nothing",
    };

    static void Main()
    {
        int[][] arrays = [[], [7], [1, 2], [1, 5, 9], [4, 5, 6, 4], [2, 8, 3], [3, 3,
            0], [1, 2, 3, 4, 5, 6], [3, 4, 5]];
        foreach (int[] a in arrays) Console.WriteLine(Shape(a));
        Console.WriteLine(Sum([1, 2, 3, 4]) + " " + Palindrome("level") + Palindrome("ab") + Palindrome(""));
        foreach (string s in (string[])["help", "-h x", "add 3 4", "add 3 x",
            "sum 1 2", "sum", "go"]) Console.WriteLine(Parse(s.Split(' ')));
        Console.WriteLine(Parse([]));
        List<int> list = [1, 2, 3];
        if (list is [var f, .., var l]) Console.WriteLine(f + l);
        int[] more = [0, .. list, 4, .. Array.Empty<int>(), .. list[1..]];
        Console.WriteLine(string.Join(",", more));
        Console.WriteLine(string.Join(",", more[^2..]) + " " + string.Join(",", more[..2]) + " " + more[^1]
            + " " + string.Join(",", more[1..^1]));
        IEnumerable<char> chars = ['a', .. "bc"];
        Console.WriteLine(string.Concat(chars));
        ReadOnlySpan<string> span = ["x", "y"];
        Console.WriteLine(span.Length + span[^1]);
        HashSet<int> set = [.. more];
        Console.WriteLine(set.Count);
        Index i = ^2;
        Range r = 1..3, open = 2..;
        Console.WriteLine(i.IsFromEnd + " " + i.GetOffset(10) + " " + r.GetOffsetAndLength(5) + " "
            + "abcdef"[open] + "abcdef"[i]);
        (string, int[]) nested = ("k", [1, 2]);
        Console.WriteLine(nested is ("k", [_, var second]) ? second : -1);
    }
}
