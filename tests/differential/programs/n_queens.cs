// compilers: dotnet mono
// All solutions of the n queens problem, with arrays and with bit masks.
using System;

static class Program
{
    static int solutions;
    static bool Safe(int[] columns, int row, int column)
    {
        for (int r = 0; r < row; r++)
            if (columns[r] == column || Math.Abs(columns[r] - column) == row - r) return false;
        return true;
    }
    static void Place(int[] columns, int row)
    {
        if (row == columns.Length)
        {
            if (++solutions == 1) Show(columns);
            return;
        }
        for (int c = 0; c < columns.Length; c++)
            if (Safe(columns, row, c)) { columns[row] = c; Place(columns, row + 1); }
    }
    static void Show(int[] columns)
    {
        foreach (int c in columns)
        {
            var line = new char[columns.Length];
            for (int i = 0; i < line.Length; i++) line[i] = i == c ? 'Q' : '.';
            Console.WriteLine(new string(line));
        }
    }
    static int Count(int all, int columns, int left, int right)
    {
        if (columns == all) return 1;
        int n = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1)
        {
            int bit = free & -free;
            n += Count(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return n;
    }

    static void Main()
    {
        for (int n = 4; n <= 7; n++)
        {
            solutions = 0;
            Place(new int[n], 0);
            Console.WriteLine(n + ": " + solutions);
        }
        for (int n = 1; n <= 8; n++) Console.WriteLine(n + ": " + Count((1 << n) - 1, 0, 0, 0));
    }
}
