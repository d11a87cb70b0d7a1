// compilers: dotnet mono
// Rectangular arrays of two and three dimensions.
using System;

static class Program
{
    static int[,] Multiply(int[,] a, int[,] b)
    {
        int n = a.GetLength(0), m = b.GetLength(1), k = a.GetLength(1);
        var c = new int[n, m];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int l = 0; l < k; l++) c[i, j] += a[i, l] * b[l, j];
        return c;
    }
    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
    static void Double(ref int x) { x *= 2; }

    static void Main()
    {
        int[,] a = { { 1, 2, 3 }, { 4, 5, 6 } }, b = { { 1, 0 }, { 0, 1 }, { 2, 2 } };
        int[,] c = Multiply(a, b);
        for (int i = 0; i < 2; i++) Console.WriteLine(c[i, 0] + " " + c[i, 1]);
        Console.WriteLine(a.Length + " " + a.Rank + " " + a.GetLength(0) + " " + a.GetLength(1) + " "
            + a.GetUpperBound(1));
        foreach (int x in a) Console.Write(x + " ");
        Console.WriteLine();
        var cube = new long[2, 3, 4];
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 3; j++)
                for (int k = 0; k < 4; k++) cube[i, j, k] = i * 100 + j * 10 + k;
        Console.WriteLine(cube[1, 2, 3] + " " + cube[0, 1, 2] + " " + cube.Length + " " + cube.Rank);
        long sum = 0;
        foreach (long x in cube) sum += x;
        Console.WriteLine(sum);
        Double(ref a[1, 2]);
        a[0, 0]++;
        a[0, 1] += a[1, 2] *= 3;
        Console.WriteLine(a[0, 0] + " " + a[0, 1] + " " + a[1, 2]);
        Try(() => a[2, 0] = 1);
        Try(() => a[0, 3] = 1);
        Try(() => a[-1, 0] = 1);
        Try(() => a[1, 2] = 1);
        Try(() => Console.WriteLine(a.GetLength(2)));
        string[,] names = new string[2, 2];
        names[1, 0] = "x";
        names[1, 0] += "y";
        Console.WriteLine(names[1, 0] + (names[0, 1] == null));
        object[,] objects = new string[1, 1];
        Try(() => objects[0, 0] = 5);
        Try(() => objects[0, 0] = "s");
        var empty = new int[0, 5];
        Console.WriteLine(empty.Length + " " + empty.GetLength(1));
        var tuples = new[,] { { (1, "a"), (2, "b") } };
        tuples[0, 1].Item1 = 20;
        Console.WriteLine(tuples[0, 0].Item2 + tuples[0, 1].Item1);
        int[,] copy = (int[,])a.Clone();
        copy[0, 0] = -5;
        Console.WriteLine(a[0, 0] + " " + copy[0, 0] + " " + a.GetType().Name + " " + (a is Array));
        Array.Clear(copy, 1, 3);
        foreach (int x in copy) Console.Write(x + " ");
        Console.WriteLine();
    }
}
