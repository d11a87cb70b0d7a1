// compilers: dotnet
// ImmutableArray and ImmutableList: changes make copies, builders, old versions stay.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

static class Program
{
    static void Main()
    {
        ImmutableArray<int> a = ImmutableArray.Create(3, 1, 2);
        ImmutableArray<int> b = a.Add(4).Insert(0, 9).Remove(1).SetItem(0, 8);
        Console.WriteLine(string.Join(" ", a) + " | " + string.Join(" ", b) + " | " + string.Join(" ", b.Sort()) + " | " + b.IndexOf(4) + " " + b.Length);
        Console.WriteLine(a.Equals(a) + " " + (a == b) + " " + default(ImmutableArray<int>).IsDefault + " " + ImmutableArray<int>.Empty.IsEmpty + " " + a.Contains(2) + " " + a.BinarySearch(7));
        ImmutableArray<int>.Builder builder = ImmutableArray.CreateBuilder<int>(4);
        for (int i = 0; i < 4; i++) builder.Add(i * i);
        builder[2] = -1;
        ImmutableArray<int> moved = builder.MoveToImmutable();
        Console.WriteLine(string.Join(",", moved) + " " + builder.Count + " " + string.Join(",", moved.RemoveAll(x => x > 0).AddRange(a)) + " " + moved.AsSpan().Length);
        try { Console.WriteLine(default(ImmutableArray<int>).Length); } catch (NullReferenceException) { Console.WriteLine("default"); }

        ImmutableList<string> list = ImmutableList.Create("a", "b");
        var versions = new List<ImmutableList<string>> { list };
        foreach (string s in "cdefg".Select(c => c.ToString())) versions.Add(list = list.Insert(list.Count / 2, s));
        foreach (ImmutableList<string> v in versions) Console.Write(string.Concat(v) + " ");
        Console.WriteLine();
        Console.WriteLine(string.Concat(list.Reverse()) + " " + list.IndexOf("e") + " " + string.Concat(list.RemoveRange(1, 3)) + " " + string.Concat(list.Replace("g", "G")) + " " + string.Concat(list.Sort(StringComparer.Ordinal)) + " " + list[2]);
        Console.WriteLine(string.Join(",", list.ConvertAll(s => (int)s[0])) + " " + list.FindIndex(s => s == "f") + " " + list.Exists(s => s == "z") + " " + list.TrueForAll(s => s.Length == 1));
        var edit = list.ToBuilder();
        edit.RemoveAll(s => s[0] < 'd');
        edit.Add("!");
        Console.WriteLine(string.Concat(edit.ToImmutable()) + " " + string.Concat(list) + " " + ReferenceEquals(list.Remove("zz"), list));
        ImmutableList<int> big = Enumerable.Range(0, 100).ToImmutableList();
        Console.WriteLine(big.RemoveAt(50)[50] + " " + big.SetItem(10, 1000).Sum() + " " + big.BinarySearch(77) + " " + big.GetRange(95, 5).Last());
        try { list.RemoveAt(10); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
    }
}
