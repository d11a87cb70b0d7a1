// compilers: dotnet
// System.Array: copies that overlap, sorting with keys, searching, resizing, several dimensions, clones.
using System;
using System.Collections;
using System.Linq;

static class Program
{
    static void Show(IEnumerable x) => Console.WriteLine(string.Join(" ", x.Cast<object>().Select(o => o ?? "null")));
    static void Main()
    {
        int[] a = { 5, 3, 8, 1, 9, 2 };
        Array.Copy(a, 0, a, 2, 4); Show(a);
        Array.Copy(a, 3, a, 0, 3); Show(a);
        string[] names = { "five", "three", "eight", "one" };
        int[] keys = { 5, 3, 8, 1 };
        Array.Sort(keys, names); Show(keys); Show(names);
        Array.Sort(names, (x, y) => x.Length.CompareTo(y.Length)); Show(names.Select(n => n.Length));
        Array.Reverse(keys, 1, 2); Show(keys);
        Console.WriteLine(Array.IndexOf(keys, 8) + " " + Array.LastIndexOf(new[] { 1, 2, 1 }, 1) + " " + Array.BinarySearch(new[] { 1, 4, 9 }, 5) + " " + Array.Find(names, n => n.Contains('g')) + " " + Array.FindIndex(keys, k => k > 4) + " " + Array.Exists(keys, k => k == 0) + " " + Array.TrueForAll(keys, k => k > 0));
        Array.Resize(ref keys, 6); Show(keys);
        Array.Clear(keys, 1, 2); Show(keys);
        Array.Fill(keys, 7, 4, 2); Show(keys);
        Show(Array.ConvertAll(keys, k => k / 2.0));
        object[] objects = new object[3];
        Array.Copy(new[] { "x", "y" }, objects, 2); Show(objects);
        Array.Copy(new[] { 1, 2 }, 0, objects, 1, 2); Show(objects);
        long[] wide = new long[2];
        Array.Copy(new[] { 10, 20 }, wide, 2); Show(wide);
        try { Array.Copy(new object[] { "s" }, new int[1], 1); } catch (InvalidCastException) { Console.WriteLine("cast"); }
        try { Array.Copy(new long[1], new int[1], 1); } catch (ArrayTypeMismatchException) { Console.WriteLine("mismatch"); }
        try { Array.Copy(a, 4, a, 0, 5); } catch (ArgumentException e) { Console.WriteLine(e.GetType().Name); }
        int[,] grid = { { 1, 2, 3 }, { 4, 5, 6 } };
        Console.WriteLine(grid.Rank + " " + grid.GetLength(1) + " " + grid.GetUpperBound(0) + " " + grid.Length + " " + grid.GetValue(1, 2) + " " + grid.Cast<int>().Sum());
        int[,] other = (int[,])grid.Clone();
        other[0, 0] = 100;
        Console.WriteLine(grid[0, 0] + " " + other[0, 0]);
        Array odd = Array.CreateInstance(typeof(int), new[] { 2 }, new[] { 5 });
        odd.SetValue(42, 6);
        Console.WriteLine(odd.GetLowerBound(0) + " " + odd.GetValue(6) + " " + odd.Length);
        int[][] jagged = { new[] { 1 }, new[] { 2, 3 }, Array.Empty<int>() };
        int[][] shallow = (int[][])jagged.Clone();
        shallow[0][0] = 9;
        Console.WriteLine(jagged[0][0] + " " + jagged.Sum(r => r.Length) + " " + ReferenceEquals(Array.Empty<int>(), jagged[2]));
        IList list = a;
        Console.WriteLine(list.IsFixedSize + " " + list.Contains(8) + " " + list.IndexOf(100));
        try { list.Add(1); } catch (NotSupportedException) { Console.WriteLine("fixed"); }
        Buffer.BlockCopy(new[] { 0x01020304, 0x05060708 }, 2, a, 0, 4);
        Console.WriteLine(a[0].ToString("x8") + " " + Buffer.ByteLength(a) + " " + Buffer.GetByte(a, 1));
    }
}
