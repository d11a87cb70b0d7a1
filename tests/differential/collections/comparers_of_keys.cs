// compilers: dotnet
// Dictionaries and sets with comparers of their own, and references to their values by CollectionsMarshal.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

sealed class Anagrams : IEqualityComparer<string>
{
    static string Key(string s) => string.Concat(s.ToLowerInvariant().OrderBy(c => c));
    public bool Equals(string a, string b) => Key(a) == Key(b);
    public int GetHashCode(string s) => Key(s).Sum(c => c);
}
sealed class Modulo : EqualityComparer<int>
{
    readonly int n;
    public Modulo(int n) { this.n = n; }
    public override bool Equals(int a, int b) => a % n == b % n;
    public override int GetHashCode(int a) => a % n;
}

static class Program
{
    static void Main()
    {
        var groups = new Dictionary<string, List<string>>(new Anagrams());
        foreach (string w in new[] { "listen", "Silent", "enlist", "google", "elgoog", "abc" })
        {
            ref List<string> list = ref CollectionsMarshal.GetValueRefOrAddDefault(groups, w, out bool exists);
            if (!exists) list = new List<string>();
            list.Add(w);
        }
        foreach (var g in groups) Console.WriteLine(g.Key + ": " + string.Join(" ", g.Value));
        var residues = new HashSet<int>(new Modulo(7)) { 1, 8, 15, 3, 10, 7 };
        Console.WriteLine(string.Join(" ", residues) + " " + residues.Contains(700) + " " + residues.TryGetValue(24, out int stored) + " " + stored);
        residues.ExceptWith(new[] { 29 });
        Console.WriteLine(residues.Count + " " + (residues.Comparer is Modulo));
        var ages = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["Ann"] = 30, ["bob"] = 25 };
        ages["ANN"]++;
        Console.WriteLine(string.Join(",", ages) + " " + ages.ContainsKey("BOB") + " " + ages.GetValueOrDefault("eve", -1) + " " + ages.Remove("BoB", out int age) + age);
        ages.Add("new", 1);
        ref int value = ref CollectionsMarshal.GetValueRefOrNullRef(ages, "new");
        value += 41;
        Console.WriteLine(ages["new"]);
        var numbers = new List<int> { 5, 3, 8 };
        Span<int> span = CollectionsMarshal.AsSpan(numbers);
        span.Sort();
        CollectionsMarshal.SetCount(numbers, 2);
        Console.WriteLine(string.Join(",", numbers));
        var array = new Dictionary<int[], string>(EqualityComparer<int[]>.Create((a, b) => a.AsSpan().SequenceEqual(b), a => a.Length));
        array[new[] { 1, 2 }] = "x";
        Console.WriteLine(array.ContainsKey(new[] { 1, 2 }) + " " + array.ContainsKey(new[] { 2, 1 }));
    }
}
