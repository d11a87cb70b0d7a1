// compilers: dotnet
// Spans of numbers: windows, sorting in place, two-dimensional views, stack memory, binary search.
using System;
using System.Linq;

readonly ref struct Grid<T>
{
    readonly Span<T> cells;
    readonly int width;
    public Grid(Span<T> cells, int width) { this.cells = cells; this.width = width; }
    public ref T this[int x, int y] => ref cells[y * width + x];
    public Span<T> Row(int y) => cells.Slice(y * width, width);
    public int Height => cells.Length / width;
}

static class Program
{
    static void QuickSort(Span<int> s)
    {
        if (s.Length < 2) return;
        int pivot = s[s.Length / 2], i = 0, j = s.Length - 1;
        while (i <= j)
        {
            while (s[i] < pivot) i++;
            while (s[j] > pivot) j--;
            if (i <= j) { (s[i], s[j]) = (s[j], s[i]); i++; j--; }
        }
        QuickSort(s[..(j + 1)]);
        QuickSort(s[i..]);
    }
    static double[] Smooth(ReadOnlySpan<double> data, int window)
    {
        var result = new double[data.Length - window + 1];
        for (int i = 0; i < result.Length; i++)
        {
            double sum = 0;
            foreach (double d in data.Slice(i, window)) sum += d;
            result[i] = sum / window;
        }
        return result;
    }
    static ref int Largest(Span<int> s)
    {
        int best = 0;
        for (int i = 1; i < s.Length; i++) if (s[i] > s[best]) best = i;
        return ref s[best];
    }
    static void Main()
    {
        int[] data = { 9, 3, 7, 1, 8, 2, 5 };
        QuickSort(data.AsSpan(1, 5));
        Console.WriteLine(string.Join(" ", data));
        QuickSort(data);
        Console.WriteLine(string.Join(" ", data) + " " + data.AsSpan().BinarySearch(7) + " " + data.AsSpan().BinarySearch(4));
        Console.WriteLine(string.Join(" ", Smooth(stackalloc double[] { 1, 2, 6, 3, 4 }, 3)));
        Largest(data) = 0;
        Largest(data.AsSpan(0, 3)) += 100;
        Console.WriteLine(string.Join(" ", data));
        Span<char> screen = stackalloc char[12];
        screen.Fill('.');
        var grid = new Grid<char>(screen, 4);
        grid[1, 2] = '#';
        grid[3, 0] = '@';
        grid.Row(1).Slice(1, 2).Fill('x');
        for (int y = 0; y < grid.Height; y++) Console.WriteLine(grid.Row(y).ToString());
        Span<int> a = data, b = a[2..];
        b.CopyTo(a);
        Console.WriteLine(string.Join(" ", data) + " " + a.TryCopyTo(b) + " " + (a[2..] == b) + " " + b.IndexOf(5));
        try { a.Slice(5, 4); } catch (ArgumentOutOfRangeException) { Console.WriteLine("out of range"); }
        Memory<int> memory = data.AsMemory(1, 3);
        memory.Span[0] = -1;
        Console.WriteLine(data[1] + " " + memory.Length + " " + string.Join(",", memory[1..].ToArray()) + " " + memory.Equals(data.AsMemory(1, 3)) + " " + ReadOnlyMemory<char>.Empty.IsEmpty);
        a.Sort((x, y) => y.CompareTo(x));
        Console.WriteLine(string.Join(" ", data.Select(x => x)));
    }
}
