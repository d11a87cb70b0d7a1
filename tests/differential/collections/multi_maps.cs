// compilers: dotnet
// Maps of several values, inverted indexes, counters and two-way maps built from the framework's collections.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

sealed class MultiMap<K, V> : IEnumerable<(K key, V value)>, ILookup<K, V>
{
    readonly SortedDictionary<K, SortedSet<V>> map = new();
    public bool Add(K k, V v) { if (!map.TryGetValue(k, out var set)) map[k] = set = new(); return set.Add(v); }
    public bool Remove(K k, V v) => map.TryGetValue(k, out var set) && set.Remove(v) && (set.Count > 0 || map.Remove(k));
    public IEnumerable<V> this[K k] => map.TryGetValue(k, out var set) ? set : Enumerable.Empty<V>();
    public int Count => map.Count;
    public bool Contains(K k) => map.ContainsKey(k);
    public IEnumerator<(K key, V value)> GetEnumerator() { foreach (var (k, set) in map) foreach (V v in set) yield return (k, v); }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    IEnumerator<IGrouping<K, V>> IEnumerable<IGrouping<K, V>>.GetEnumerator() => this.AsPairs().GroupBy(p => p.key, p => p.value).GetEnumerator();
    public IEnumerable<(K key, V value)> AsPairs() => this;
}
sealed class BiMap<A, B>
{
    readonly Dictionary<A, B> forth = new(); readonly Dictionary<B, A> back = new();
    public void Set(A a, B b) { if (forth.Remove(a, out B oldB)) back.Remove(oldB); if (back.Remove(b, out A oldA)) forth.Remove(oldA); forth[a] = b; back[b] = a; }
    public B this[A a] => forth[a];
    public A Back(B b) => back[b];
    public int Count => forth.Count == back.Count ? forth.Count : -1;
}

static class Program
{
    static void Main()
    {
        string[] lines = { "the cat sat", "the dog ran", "a cat ran" };
        var index = new MultiMap<string, int>();
        for (int i = 0; i < lines.Length; i++) foreach (string w in lines[i].Split()) index.Add(w, i);
        Console.WriteLine(string.Join(" ", index.AsPairs()) + " " + index.Count);
        Console.WriteLine(string.Join(",", index["cat"].Intersect(index["ran"])) + " " + index["none"].Any() + " " + index.Add("cat", 0) + " " + index.Remove("sat", 0) + " " + index.Contains("sat") + " " + index.Remove("cat", 9));
        ILookup<string, int> lookup = index;
        Console.WriteLine(string.Join(" ", lookup.OrderByDescending(g => g.Count()).ThenBy(g => g.Key, StringComparer.Ordinal).Select(g => g.Key + g.Count())) + " " + lookup["the"].Sum());
        var two = new BiMap<string, int>();
        two.Set("one", 1); two.Set("two", 2); two.Set("uno", 1);
        Console.WriteLine(two.Count + " " + two.Back(1) + " " + two["two"]);
        try { _ = two["one"]; } catch (KeyNotFoundException e) { Console.WriteLine(e.Message); }
        two.Set("two", 1);
        Console.WriteLine(two.Count + " " + two.Back(1));
        var letters = new SortedDictionary<char, int>();
        foreach (char c in "mississippi") letters[c] = letters.GetValueOrDefault(c) + 1;
        Console.WriteLine(string.Join("", letters.Select(p => $"{p.Key}{p.Value}")) + " " + letters.MaxBy(p => p.Value) + " " + letters.Keys.First() + letters.Keys.Last());
        var nested = new Dictionary<string, Dictionary<string, List<int>>>();
        foreach (var (a, b, n) in new[] { ("x", "p", 1), ("x", "q", 2), ("y", "p", 3), ("x", "p", 4) })
        {
            if (!nested.TryGetValue(a, out var inner)) nested.Add(a, inner = new());
            if (!inner.TryGetValue(b, out var list)) inner.Add(b, list = new());
            list.Add(n);
        }
        Console.WriteLine(string.Join(" ", nested.SelectMany(o => o.Value.Select(i => $"{o.Key}.{i.Key}=[{string.Join(",", i.Value)}]"))));
    }
}
