// compilers: dotnet
// A dictionary of one's own with open addressing, an indexer, enumerators, and interfaces given explicitly.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

sealed class Table<K, V> : IDictionary<K, V>, IReadOnlyDictionary<K, V>
{
    enum Slot : byte { Free, Used, Gone }
    (Slot slot, K key, V value)[] slots = new (Slot, K, V)[4];
    readonly Func<K, int> hash;
    public Table(Func<K, int> hash) { this.hash = hash; }
    public int Count { get; private set; }
    public int Probes { get; private set; }
    int Find(K key, bool insert)
    {
        int gone = -1;
        for (int i = (hash(key) & int.MaxValue) % slots.Length; ; i = (i + 1) % slots.Length)
        {
            Probes++;
            if (slots[i].slot == Slot.Free) return insert ? (gone >= 0 ? gone : i) : -1;
            if (slots[i].slot == Slot.Gone) { if (gone < 0) gone = i; }
            else if (EqualityComparer<K>.Default.Equals(slots[i].key, key)) return i;
        }
    }
    void Grow()
    {
        var old = slots;
        slots = new (Slot, K, V)[old.Length * 2];
        foreach (var (slot, key, value) in old) if (slot == Slot.Used) slots[Find(key, true)] = (Slot.Used, key, value);
    }
    public V this[K key]
    {
        get => TryGetValue(key, out V v) ? v : throw new KeyNotFoundException("no " + key);
        set
        {
            if ((Count + 1) * 4 > slots.Length * 3) Grow();
            int i = Find(key, true);
            if (slots[i].slot != Slot.Used) Count++;
            slots[i] = (Slot.Used, key, value);
        }
    }
    public bool TryGetValue(K key, out V value) { int i = Find(key, false); value = i < 0 ? default : slots[i].value; return i >= 0; }
    public bool ContainsKey(K key) => Find(key, false) >= 0;
    public void Add(K key, V value) { if (ContainsKey(key)) throw new ArgumentException("twice " + key); this[key] = value; }
    public bool Remove(K key)
    {
        int i = Find(key, false);
        if (i < 0) return false;
        slots[i] = (Slot.Gone, default, default);
        Count--;
        return true;
    }
    public IEnumerator<KeyValuePair<K, V>> GetEnumerator() { foreach (var (s, k, v) in slots) if (s == Slot.Used) yield return new(k, v); }
    public ICollection<K> Keys => this.Select(p => p.Key).ToList();
    public ICollection<V> Values => this.Select(p => p.Value).ToList();
    public void Clear() { Array.Clear(slots); Count = 0; }
    bool ICollection<KeyValuePair<K, V>>.IsReadOnly => false;
    void ICollection<KeyValuePair<K, V>>.Add(KeyValuePair<K, V> p) => Add(p.Key, p.Value);
    bool ICollection<KeyValuePair<K, V>>.Contains(KeyValuePair<K, V> p) => TryGetValue(p.Key, out V v) && Equals(v, p.Value);
    bool ICollection<KeyValuePair<K, V>>.Remove(KeyValuePair<K, V> p) => Remove(p.Key);
    void ICollection<KeyValuePair<K, V>>.CopyTo(KeyValuePair<K, V>[] array, int at) { foreach (var p in this) array[at++] = p; }
    IEnumerable<K> IReadOnlyDictionary<K, V>.Keys => Keys;
    IEnumerable<V> IReadOnlyDictionary<K, V>.Values => Values;
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

static class Program
{
    static void Main()
    {
        var t = new Table<string, int>(s => s.Length == 0 ? 0 : s[0]) { ["apple"] = 1, ["banana"] = 2, ["avocado"] = 3 };
        t["apple"] += 10;
        Console.WriteLine(string.Join(" ", t) + " " + t.Count + " " + t.Probes);
        Console.WriteLine(t.Remove("apple") + " " + t.Remove("apple") + " " + t.ContainsKey("avocado") + " " + t.TryGetValue("cherry", out int v) + v);
        try { t.Add("banana", 0); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        try { Console.WriteLine(t["x"]); } catch (KeyNotFoundException e) { Console.WriteLine(e.Message); }
        foreach (int i in Enumerable.Range(0, 20)) t["k" + i] = i;
        Console.WriteLine(t.Count + " " + t.Values.Sum() + " " + t.Keys.Max(StringComparer.Ordinal));
        ICollection<KeyValuePair<string, int>> face = t;
        Console.WriteLine(face.Contains(new("k5", 5)) + " " + face.Contains(new("k5", 6)) + " " + face.Remove(new("k5", 99)) + " " + face.Count);
        IReadOnlyDictionary<string, int> view = t;
        Console.WriteLine(view.GetValueOrDefault("k7", -1) + " " + view.GetValueOrDefault("k5", -1) + " " + view.Keys.Count() + " " + new Dictionary<string, int>(t).Count);
        t.Clear();
        Console.WriteLine(t.Count + " " + t.Any());
    }
}
