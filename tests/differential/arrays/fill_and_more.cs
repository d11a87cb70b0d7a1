// compilers: dotnet
// Array methods which only the newer runtime has.
using System;
using System.Collections.Generic;

static class Program
{
    static void Show<T>(T[] a) => Console.WriteLine($"[{string.Join(", ", a)}]");

    static void Main()
    {
        var a = new int[5];
        Array.Fill(a, 7);
        Show(a);
        Array.Fill(a, 1, 1, 2);
        Show(a);
        Array.Clear(a);
        Show(a);
        string[] s = ["x", "y", "z"];
        Show(s[1..]);
        Show(s[..^1]);
        Show(s[1..1]);
        Console.WriteLine(s[^1] + s[^3]);
        Index last = ^1;
        Range middle = 1..^1;
        Console.WriteLine(s[last] + s[middle].Length + " " + last + " " + middle);
        try { Console.WriteLine(s[^4]); }
        catch (IndexOutOfRangeException) { Console.WriteLine("before the start"); }
        try { Console.WriteLine(s[2..1].Length); }
        catch (ArgumentOutOfRangeException) { Console.WriteLine("backwards"); }
        int[] b = [3, 1, 2];
        int[] c = [0, .. b, .. a, 9];
        Show(c);
        Array.Sort(c);
        Show(c);
        c[^1] += 5;
        c[^2]++;
        Show(c[^3..]);
        Array.Reverse(c, 5, 4);
        Show(c);
        Console.WriteLine(Array.IndexOf(c, 14) + " " + Array.Exists(c, x => x == 3));
        char[] letters = [.. "hello"];
        Array.Reverse(letters);
        Console.WriteLine(new string(letters));
        int[][] nested = [[1], [2, 3], []];
        foreach (int[] n in nested) Show(n);
        List<int> list = [.. b, .. c[..2]];
        Console.WriteLine(list.Count + " " + list[^1]);
        Console.WriteLine(Array.MaxLength > 1000000);
        Array.Resize(ref b, 5);
        Show(b);
    }
}
