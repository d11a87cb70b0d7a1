// compilers: dotnet mono
// Arrays of arrays.
using System;

static class Program
{
    static void Main()
    {
        int[][] triangle = new int[7][];
        for (int i = 0; i < triangle.Length; i++)
        {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
        }
        foreach (int[] row in triangle) Console.WriteLine(string.Join(" ", row));
        string[][] words = { new[] { "a", "b" }, new string[0], null, new[] { "c" } };
        foreach (string[] w in words) Console.WriteLine(w == null ? "null" : w.Length + string.Concat(w));
        try { Console.WriteLine(words[2][0]); } catch (NullReferenceException) { Console.WriteLine("null row"); }
        try { Console.WriteLine(words[1][0]); } catch (IndexOutOfRangeException) { Console.WriteLine("empty row"); }
        int[][][] deep = { new[] { new[] { 1, 2 }, new[] { 3 } }, new[] { new[] { 4, 5, 6 } } };
        int sum = 0;
        foreach (var x in deep) foreach (var y in x) foreach (int z in y) sum = sum * 10 + z;
        Console.WriteLine(sum);
        deep[0][1] = deep[1][0];
        deep[1][0][2] = 60;
        deep[0][1][0]++;
        Console.WriteLine(deep[0][1][2] + " " + deep[1][0][0]);
        int[,][] mixed = new int[2, 2][];
        mixed[1, 1] = new[] { 7, 8 };
        int[][,] other = { new[,] { { 1, 2 }, { 3, 4 } } };
        Console.WriteLine(mixed[1, 1][1] + other[0][1, 0]);
        Console.WriteLine(deep.GetType().Name + " " + mixed.GetType().Name + " " + other.GetType().Name);
        var shallow = (int[][])triangle.Clone();
        shallow[2][1] = 99;
        shallow[3] = null;
        Console.WriteLine(triangle[2][1] + " " + triangle[3].Length);
        char[][] board = Array.ConvertAll(new[] { "x.o", ".x.", "o.x" }, s => s.ToCharArray());
        bool diagonal = true;
        for (int i = 0; i < 3; i++) diagonal &= board[i][i] == 'x';
        Console.WriteLine(diagonal);
        object[] asObjects = triangle;
        Console.WriteLine(((int[])asObjects[1]).Length);
        try { asObjects[0] = new long[1]; } catch (ArrayTypeMismatchException) { Console.WriteLine("mismatch"); }
    }
}
