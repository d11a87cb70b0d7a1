// compilers: dotnet
// Frozen dictionaries and sets: same answers as what they were made from, for several kinds of keys.
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Check<K, V>(Dictionary<K, V> source, IEnumerable<K> more)
    {
        FrozenDictionary<K, V> frozen = source.ToFrozenDictionary(source.Comparer);
        int same = 0, found = 0;
        foreach (K k in source.Keys.Concat(more))
        {
            bool a = source.TryGetValue(k, out V x), b = frozen.TryGetValue(k, out V y);
            if (a == b && Equals(x, y)) same++;
            if (b) found++;
        }
        Console.WriteLine($"{typeof(K).Name} {frozen.Count} same {same} found {found} {frozen.Keys.Length} {frozen.Values.Length}");
    }
    static void Main()
    {
        Check(new Dictionary<string, int> { ["GET"] = 1, ["POST"] = 2, ["PUT"] = 3, ["DELETE"] = 4, ["PATCH"] = 5, ["HEAD"] = 6 }, new[] { "get", "TRACE", "" });
        Check(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["Host"] = 1, ["Accept"] = 2, ["Content-Type"] = 3, ["Cookie"] = 4 }, new[] { "HOST", "cookie", "x" });
        Check(new Dictionary<(int, string), bool> { [(1, "a")] = true, [(2, "b")] = false }, new[] { (1, "b") });
        FrozenSet<char> vowels = "aeiou".ToFrozenSet();
        Console.WriteLine(string.Concat("frozen collections".Where(vowels.Contains)) + " " + vowels.IsSupersetOf("ae") + " " + vowels.Overlaps("xyz") + " " + vowels.SetEquals("uoiea"));
        FrozenDictionary<string, int> empty = FrozenDictionary<string, int>.Empty;
        Console.WriteLine(empty.Count + " " + empty.ContainsKey("x") + " " + empty.GetValueOrDefault("x", 5));
        try { Console.WriteLine(new Dictionary<string, int> { ["1"] = 1 }.ToFrozenDictionary()["2"]); } catch (KeyNotFoundException e) { Console.WriteLine(e.GetType().Name); }
        IDictionary<string, int> face = new Dictionary<string, int> { ["1"] = 10 }.ToFrozenDictionary();
        try { face["1"] = 2; } catch (NotSupportedException) { Console.WriteLine("read-only " + face["1"] + " " + face.IsReadOnly); }
    }
}
