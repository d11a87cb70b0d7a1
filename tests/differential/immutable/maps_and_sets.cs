// compilers: dotnet
// Immutable dictionaries and sets, sorted and not: versions, builders, key comparers.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

static class Program
{
    static string Show<K, V>(IEnumerable<KeyValuePair<K, V>> map) => string.Join(" ", map.OrderBy(p => p.Key).Select(p => p.Key + "=" + p.Value));
    static void Main()
    {
        ImmutableDictionary<int, string> a = ImmutableDictionary<int, string>.Empty.Add(1, "one").Add(2, "two");
        ImmutableDictionary<int, string> b = a.SetItem(2, "zwei").Add(3, "drei").Remove(1);
        Console.WriteLine(Show(a) + " | " + Show(b) + " | " + a.Count + " " + b.ContainsKey(1) + " " + b.TryGetValue(3, out string s) + s + " " + a.GetValueOrDefault(9, "none"));
        try { a.Add(1, "uno"); } catch (ArgumentException) { Console.WriteLine("there already"); }
        Console.WriteLine(ReferenceEquals(a.Add(1, "one"), a) + " " + ReferenceEquals(a.Remove(77), a));
        var builder = b.ToBuilder();
        for (int i = 10; i < 15; i++) builder[i] = "n" + i;
        builder.Remove(12);
        Console.WriteLine(Show(builder.ToImmutable()) + " | " + Show(b.SetItems(new Dictionary<int, string> { [2] = "II", [5] = "V" })));
        ImmutableSortedDictionary<string, int> words = ImmutableSortedDictionary.Create<string, int>(StringComparer.Ordinal);
        foreach (string w in "the cat and the dog and the bird".Split()) words = words.SetItem(w, words.GetValueOrDefault(w) + 1);
        Console.WriteLine(string.Join(" ", words) + " " + words.Keys.First() + " " + words.ContainsValue(3));
        ImmutableHashSet<string> set = ImmutableHashSet.Create(StringComparer.OrdinalIgnoreCase, "A", "b", "a", "C");
        Console.WriteLine(set.Count + " " + set.Contains("B") + " " + set.Add("c").Count + " " + string.Join(",", set.Union(new[] { "D" }).Except(new[] { "a" }).Select(x => x.ToLowerInvariant()).OrderBy(x => x)) + " " + set.IsSupersetOf(new[] { "B", "c" }));
        ImmutableSortedSet<int> sorted = ImmutableSortedSet.Create(5, 3, 9, 1);
        Console.WriteLine(string.Join(" ", sorted) + " " + sorted[1] + " " + sorted.Min + " " + sorted.Max + " " + sorted.IndexOf(9) + " " + string.Join(",", sorted.Reverse()) + " " + string.Join(",", sorted.SymmetricExcept(new[] { 3, 4 })));
        ImmutableStack<int> stack = ImmutableStack.Create(1, 2, 3);
        ImmutableQueue<int> queue = ImmutableQueue<int>.Empty.Enqueue(1).Enqueue(2).Enqueue(3);
        Console.WriteLine(string.Join("", stack.Pop(out int top).Push(7)) + " " + top + " " + string.Join("", queue.Dequeue(out int head).Enqueue(4)) + " " + head + " " + stack.Peek() + queue.Peek());
        try { ImmutableStack<int>.Empty.Pop(); } catch (InvalidOperationException) { Console.WriteLine("empty"); }
        var undo = ImmutableStack<ImmutableSortedDictionary<string, int>>.Empty;
        for (int i = 0; i < 3; i++) { undo = undo.Push(words); words = words.Remove(words.Keys.First()); }
        Console.WriteLine(words.Count + " " + string.Join(",", undo.Select(w => w.Count)) + " " + undo.Pop().Peek().ContainsKey("and"));
    }
}
