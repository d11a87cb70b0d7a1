// compilers: dotnet
// Read-only wrappers, ArraySegment, collection expressions and equality of structures: what is a view, what a copy.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

sealed class Limited<T> : Collection<T>
{
    readonly int max;
    public Limited(int max) { this.max = max; }
    protected override void InsertItem(int index, T item)
    {
        if (Count == max) RemoveAt(0);
        base.InsertItem(Math.Min(index, Count), item);
    }
    protected override void SetItem(int index, T item) { Console.Write($"[{index}:{this[index]}->{item}] "); base.SetItem(index, item); }
}
sealed class ByName : KeyedCollection<string, (string Name, int N)>
{
    public ByName() : base(StringComparer.OrdinalIgnoreCase) { }
    protected override string GetKeyForItem((string Name, int N) item) => item.Name;
}

static class Program
{
    static void Main()
    {
        var list = new List<int> { 1, 2, 3 };
        ReadOnlyCollection<int> view = list.AsReadOnly();
        list.Add(4);
        Console.WriteLine(view.Count + " " + view[3] + " " + view.IndexOf(2));
        try { ((IList<int>)view).Add(5); } catch (NotSupportedException e) { Console.WriteLine(e.Message); }
        var map = new ReadOnlyDictionary<string, int>(new Dictionary<string, int> { ["a"] = 1 });
        Console.WriteLine(map["a"] + " " + map.ContainsKey("b") + " " + string.Join(",", map.Keys));
        try { ((IDictionary<string, int>)map)["a"] = 2; } catch (NotSupportedException e) { Console.WriteLine(e.Message); }
        int[] array = { 1, 2, 3, 4, 5 };
        var segment = new ArraySegment<int>(array, 1, 3);
        segment[0] = 20;
        Console.WriteLine(string.Join(",", segment) + " " + array[1] + " " + segment.Slice(1).Count + " " + segment.Offset + " " + segment.Sum() + " " + (segment == new ArraySegment<int>(array, 1, 3)));
        var limited = new Limited<string>(3);
        foreach (string s in "a b c d e".Split()) limited.Add(s);
        limited[1] = "D";
        Console.WriteLine(string.Join("", limited));
        var named = new ByName { ("x", 1), ("y", 2) };
        Console.WriteLine(named["X"].N + " " + named[1].Name + " " + named.Contains("z") + " " + named.TryGetValue("Y", out var y) + y);
        try { named.Add(("X", 3)); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        List<int> spread = [0, .. array[..2], .. view.Where(n => n > 2), 99];
        Console.WriteLine(string.Join(" ", spread));
        IStructuralEquatable one = new[] { 1, 2 }, pair = (1, "x");
        Console.WriteLine(one.Equals(new[] { 1, 2 }, EqualityComparer<int>.Default) + " " + one.Equals(new[] { 1, 3 }, EqualityComparer<int>.Default) + " " + pair.Equals((1, "X"), StringComparer.OrdinalIgnoreCase));
        Console.WriteLine(StructuralComparisons.StructuralEqualityComparer.Equals(new object[] { 1, new[] { 2 } }, new object[] { 1, new[] { 2 } }) + " " + StructuralComparisons.StructuralComparer.Compare(new[] { 1, 2 }, new[] { 1, 3 }));
        ReadOnlySpan<string> span = ["p", "q"];
        Console.WriteLine(span.Length + span[1] + " " + Array.AsReadOnly(array).Contains(20) + " " + ReadOnlyCollection<int>.Empty.Count);
    }
}
