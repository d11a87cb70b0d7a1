// compilers: dotnet mono
// A cache that forgets what was used least recently: a dictionary and a list of its own.
using System;
using System.Collections.Generic;

class LruCache<K, V>
{
    class Entry { public K Key; public V Value; public Entry Before, After; }
    readonly Dictionary<K, Entry> entries = new Dictionary<K, Entry>();
    readonly int capacity;
    readonly Entry ends = new Entry();
    public int Hits { get; private set; }
    public int Misses { get; private set; }
    public event Action<K, V> Evicted;

    public LruCache(int capacity) { this.capacity = capacity; ends.Before = ends.After = ends; }
    void Unlink(Entry e) { e.Before.After = e.After; e.After.Before = e.Before; }
    void LinkFirst(Entry e) { e.Before = ends; e.After = ends.After; ends.After.Before = e; ends.After = e; }
    public bool TryGet(K key, out V value)
    {
        Entry e;
        if (!entries.TryGetValue(key, out e)) { Misses++; value = default(V); return false; }
        Hits++;
        Unlink(e);
        LinkFirst(e);
        value = e.Value;
        return true;
    }
    public void Put(K key, V value)
    {
        Entry e;
        if (entries.TryGetValue(key, out e)) { e.Value = value; Unlink(e); LinkFirst(e); return; }
        if (entries.Count == capacity)
        {
            Entry last = ends.Before;
            Unlink(last);
            entries.Remove(last.Key);
            if (Evicted != null) Evicted(last.Key, last.Value);
        }
        e = new Entry { Key = key, Value = value };
        entries.Add(key, e);
        LinkFirst(e);
    }
    public IEnumerable<K> Keys { get { for (Entry e = ends.After; e != ends; e = e.After) yield return e.Key; } }
}

static class Program
{
    static void Main()
    {
        var cache = new LruCache<int, string>(3);
        cache.Evicted += (k, v) => Console.WriteLine("evicted " + k + " " + v);
        for (int i = 1; i <= 4; i++) cache.Put(i, "v" + i);
        string s;
        Console.WriteLine(cache.TryGet(1, out s) + " " + (s ?? "null"));
        Console.WriteLine(cache.TryGet(2, out s) + " " + s);
        cache.Put(5, "v5");
        cache.Put(2, "new");
        Console.WriteLine(string.Join(",", cache.Keys));
        int[] pattern = { 1, 2, 3, 1, 2, 4, 1, 2, 5, 3, 1, 2, 2, 2, 1, 6 };
        foreach (int k in pattern) if (!cache.TryGet(k, out s)) cache.Put(k, "loaded" + k);
        Console.WriteLine(cache.Hits + " " + cache.Misses + " " + string.Join(",", cache.Keys));
        var one = new LruCache<string, int>(1);
        one.Put("a", 1);
        one.Put("b", 2);
        int n;
        Console.WriteLine(one.TryGet("a", out n) + " " + n + " " + one.TryGet("b", out n) + " " + n);
    }
}
