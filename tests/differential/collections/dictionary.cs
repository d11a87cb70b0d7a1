// compilers: dotnet mono
// Dictionary: adding, replacing, removing, enumerating in order of insertion, errors.
using System;
using System.Collections.Generic;

static class Program
{
    static void Try(Action a) { try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Show<K, V>(Dictionary<K, V> d)
    {
        string s = d.Count + ":";
        foreach (KeyValuePair<K, V> p in d) s += " " + p.Key + "=" + p.Value;
        Console.WriteLine(s);
    }

    static void Main()
    {
        var d = new Dictionary<string, int>();
        d.Add("one", 1);
        d["two"] = 2;
        d["three"] = 3;
        d["two"] += 20;
        Show(d);
        Console.WriteLine(d.ContainsKey("one") + " " + d.ContainsKey("four") + " " + d.ContainsValue(22)
            + " " + d.ContainsValue(2));
        int v;
        Console.WriteLine(d.TryGetValue("three", out v) + " " + v + " " + d.TryGetValue("x", out v) + " "
            + v);
        Console.WriteLine(d.Remove("one") + " " + d.Remove("one") + " " + d.Count);
        Try(() => d.Add("two", 5));
        Try(() => Console.WriteLine(d["none"]));
        Try(() => d.Add(null, 1));
        Try(() => d.ContainsKey(null));
        Try(() => { foreach (var p in d) d.Add("new" + p.Key, 0); });
        Try(() => { foreach (string k in d.Keys) if (k.Length > 100) d.Remove(k); });
        Show(d);
        Console.WriteLine(string.Join(",", d.Keys) + " " + string.Join(",", d.Values));
        d.Clear();
        Show(d);
        var big = new Dictionary<int, int>();
        for (int i = 0; i < 1000; i++) big[i * 7919 % 1009] = i;
        Console.WriteLine(big.Count + " " + big[7919 * 5 % 1009]);
        for (int i = 0; i < 1000; i += 2) big.Remove(i * 7919 % 1009);
        long sum = 0;
        foreach (int x in big.Values) sum += x;
        Console.WriteLine(big.Count + " " + sum);
        var negative = new Dictionary<long, string> { { -1, "minus" }, { long.MinValue, "min" }, { 1L << 40,
            "big" } };
        Console.WriteLine(negative[-1] + negative[long.MinValue] + negative[1099511627776]);
        var chars = new Dictionary<char, List<int>>();
        string text = "mississippi";
        for (int i = 0; i < text.Length; i++)
        {
            List<int> l;
            if (!chars.TryGetValue(text[i], out l)) chars[text[i]] = l = new List<int>();
            l.Add(i);
        }
        foreach (var p in chars) Console.Write(p.Key + ":" + string.Join("", p.Value) + " ");
        Console.WriteLine();
        var copy = new Dictionary<char, List<int>>(chars);
        copy.Remove('m');
        Console.WriteLine(chars.Count + " " + copy.Count + " " + ReferenceEquals(copy['s'], chars['s']));
        IDictionary<string, bool> i2 = new Dictionary<string, bool> { { "t", true } };
        i2.Add(new KeyValuePair<string, bool>("f", false));
        Console.WriteLine(i2["f"] + " " + i2.Contains(new KeyValuePair<string, bool>("t", true)) + " "
            + i2.Keys.Count);
        Console.WriteLine(new KeyValuePair<int, string>(1, "x") + " " + new KeyValuePair<string,
            int>(null, 2).Key);
    }
}
