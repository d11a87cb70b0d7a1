// compilers: dotnet mono
// Initial values from the assembly's data and element by element.
using System;

static class Program
{
    static readonly int[] primes = { 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37 };
    static readonly byte[] bytes = { 0, 1, 127, 128, 255, 17, 34, 51 };
    static readonly double[] doubles = { 0.5, -1.25, 1e10, double.MaxValue, double.NaN, 3 };
    static readonly string[] strings = { "zero", null, "two", "" };
    static readonly int[,] grid = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 } };

    static void Main()
    {
        Console.WriteLine(string.Join(" ", primes));
        Console.WriteLine(string.Join(" ", bytes));
        Console.WriteLine(string.Join(" ", new sbyte[] { -1, -128, 127, 5 }));
        Console.WriteLine(string.Join(" ", new short[] { -1, -32768, 32767, 258 }));
        Console.WriteLine(string.Join(" ", new ushort[] { 1, 65535, 258, 7 }));
        Console.WriteLine(string.Join(" ", new uint[] { 1, 4294967295, 16909060 }));
        Console.WriteLine(string.Join(" ", new long[] { -1, long.MinValue, 72623859790382856 }));
        Console.WriteLine(string.Join(" ", new ulong[] { 1, ulong.MaxValue, 2, 3 }));
        Console.WriteLine(doubles[0] + " " + doubles[1] + " " + doubles[2] + " " + doubles[4] + " "
            + doubles[5]);
        Console.WriteLine(string.Join(" ", new float[] { 0.5f, -2.25f, 1e10f, 7 }));
        Console.WriteLine(string.Join(" ", new bool[] { true, false, true, true, false }));
        Console.WriteLine(new string(new char[] { 'h', 'e', 'l', 'l', 'o', '\u00e9' }));
        Console.WriteLine(string.Join(" ", new DayOfWeek[] { DayOfWeek.Friday,
            DayOfWeek.Sunday, DayOfWeek.Monday }));
        Console.WriteLine(string.Join("|", strings));
        int trace = 0;
        foreach (int x in grid) trace = trace * 2 + x;
        Console.WriteLine(trace + " " + grid[2, 1]);
        var n = 5;
        int[] computed = { n, n * n, -n, n++, n };
        Console.WriteLine(string.Join(" ", computed));
        int[] mixed = { 1, 2, n, 4, 5, 6, 7, 8 };
        Console.WriteLine(string.Join(" ", mixed));
        for (int i = 0; i < 2; i++)
        {
            int[] fresh = { 1, 2, 3, 4 };
            fresh[0] += i * 10;
            fresh[3]++;
            Console.WriteLine(string.Join(" ", fresh));
        }
        var inferred = new[] { 1, 2.5, 'c' };
        Console.WriteLine(string.Join(" ", inferred) + inferred.GetType().Name);
        object[] objects = { 1, "two", 3.0, null, 'c', new[] { 5 } };
        Console.WriteLine(objects.Length + " " + objects[2] + objects[5]);
        long[,,] cube = { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, { 7, 8 } } };
        Console.WriteLine(cube[1, 0, 1] + cube[0, 1, 0]);
        decimal[] money = { 1.5m, -2m };
        Console.WriteLine(money[0] + money[1]);
    }
}
