// compilers: dotnet
// SortedDictionary and SortedList: order, positions, keys and values as lists, replaced comparers, errors.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        var text = "one two three four five six seven eight nine ten";
        var byWord = new SortedDictionary<string, int>(StringComparer.Ordinal);
        int n = 0;
        foreach (string w in text.Split()) byWord[w] = ++n;
        foreach (KeyValuePair<string, int> p in byWord) Console.Write(p + " ");
        Console.WriteLine();
        Console.WriteLine(string.Join(",", byWord.Keys.Take(3)) + " " + byWord.Values.Last() + " " + byWord.ContainsValue(7) + " " + byWord.Remove("ten") + " " + byWord.TryGetValue("ten", out int v) + v);
        try { byWord.Add("one", 0); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        try { byWord["none"].ToString(); } catch (KeyNotFoundException e) { Console.WriteLine(e.Message); }
        var lengths = new SortedDictionary<int, List<string>>(Comparer<int>.Create((a, b) => b - a));
        foreach (string w in byWord.Keys)
        {
            if (!lengths.TryGetValue(w.Length, out List<string> list)) lengths.Add(w.Length, list = new List<string>());
            list.Add(w);
        }
        foreach (var (length, words) in lengths) Console.Write(length + "=" + string.Join("/", words) + " ");
        Console.WriteLine();
        var grades = new SortedList<int, string> { { 90, "A" }, { 60, "D" }, { 80, "B" }, { 70, "C" } };
        Console.WriteLine(grades.Keys[0] + " " + grades.Values[3] + " " + grades.IndexOfKey(80) + " " + grades.IndexOfValue("D") + " " + grades.GetKeyAtIndex(1) + " " + grades.GetValueAtIndex(1));
        string Grade(int score)
        {
            int i = grades.Keys.Count - 1;
            while (i >= 0 && grades.Keys[i] > score) i--;
            return i < 0 ? "F" : grades.Values[i];
        }
        Console.WriteLine(string.Join("", new[] { 100, 89, 60, 59, 75 }.Select(Grade)));
        grades.SetValueAtIndex(0, "d");
        grades.RemoveAt(3);
        grades[65] = "D+";
        Console.WriteLine(string.Join(" ", grades) + " " + grades.Capacity);
        grades.TrimExcess();
        try { grades.Keys.Add(5); } catch (NotSupportedException e) { Console.WriteLine(e.Message); }
        try { grades.RemoveAt(4); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var copy = new SortedList<int, string>(new Dictionary<int, string> { [3] = "c", [1] = "a" });
        IDictionary<int, string> face = copy;
        face.Add(new KeyValuePair<int, string>(2, "b"));
        Console.WriteLine(string.Join("", face.Values) + " " + face.Contains(new KeyValuePair<int, string>(2, "x")) + " " + face.IsReadOnly);
    }
}
