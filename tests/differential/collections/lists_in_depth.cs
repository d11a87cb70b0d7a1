// compilers: dotnet
// List<T>: ranges, searches, sorting parts, conversions, capacity, removal while counting, errors.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Try(string what, Action a) { try { a(); Console.WriteLine(what + " fine"); } catch (Exception e) { Console.WriteLine(what + " " + e.GetType().Name + " " + (e as ArgumentException)?.ParamName); } }
    static void Show<T>(IEnumerable<T> x) => Console.WriteLine(string.Join(" ", x));
    static void Main()
    {
        var list = Enumerable.Range(1, 10).ToList();
        list.InsertRange(3, new[] { 30, 31, 32 });
        list.RemoveRange(0, 2);
        list.Reverse(1, 4);
        Show(list);
        list.Sort(2, 5, Comparer<int>.Create((a, b) => b - a));
        Show(list);
        Console.WriteLine(list.Find(x => x > 30) + " " + list.FindLast(x => x < 5) + " " + list.FindIndex(4, x => x % 2 == 0) + " " + list.FindLastIndex(x => x > 100) + " " + list.LastIndexOf(8) + " " + list.IndexOf(8, 9) + " " + list.Find(x => x > 99));
        Console.WriteLine(list.RemoveAll(x => x >= 30) + " " + list.Count + " " + list.Exists(x => x == 9) + " " + list.TrueForAll(x => x < 11));
        list.Sort();
        Console.WriteLine(list.BinarySearch(7) + " " + ~list.BinarySearch(2) + " " + list.BinarySearch(0, 3, 5, null));
        Show(list.GetRange(1, 3)); Show(list.ConvertAll(x => "n" + x)); Show(list.FindAll(x => x % 3 == 0)); Show(list[2..4]); Show(list.Slice(0, 2));
        int sum = 0;
        list.ForEach(x => sum += x);
        Console.WriteLine(sum);
        var copy = new List<int>(list);
        copy.AddRange(copy);
        copy.InsertRange(1, copy);
        Console.WriteLine(copy.Count + " " + copy.Sum());
        var target = new int[12];
        list.CopyTo(2, target, 1, 3);
        Show(target);
        var sized = new List<string>(5) { "a" };
        Console.Write(sized.Capacity + " ");
        sized.EnsureCapacity(9);
        Console.Write((sized.Capacity >= 9) + " ");
        sized.TrimExcess();
        Console.WriteLine(sized.Capacity);
        Try("index", () => list[99].ToString());
        Try("insert", () => list.Insert(99, 0));
        Try("range", () => list.GetRange(5, 9));
        Try("negative", () => new List<int>(-1));
        Try("null", () => list.AddRange((IEnumerable<int>)null));
        Try("changed", () => { foreach (int x in list) list.Add(x); });
        Try("remove while iterating", () => { foreach (string s in sized) sized.Remove(s); });
        Try("for each", () => list.ForEach(x => list.Clear()));
        Console.WriteLine(list.Count);
        var words = "delta Alpha charlie Bravo".Split().ToList();
        words.Sort(StringComparer.Ordinal); Show(words);
        words.Sort(StringComparer.OrdinalIgnoreCase); Show(words);
        words.Sort((a, b) => a.Length != b.Length ? a.Length - b.Length : string.CompareOrdinal(b, a)); Show(words);
    }
}
