// compilers: dotnet mono
// IComparer, IEqualityComparer, Comparer.Create, IComparable in sorts and maps.
using System;
using System.Collections.Generic;

class Version : IComparable<Version>, IComparable
{
    readonly int[] parts;
    public Version(string s) { parts = Array.ConvertAll(s.Split('.'), int.Parse); }
    public int CompareTo(Version o)
    {
        for (int i = 0; i < Math.Max(parts.Length, o.parts.Length); i++)
        {
            int a = i < parts.Length ? parts[i] : 0, b = i < o.parts.Length ? o.parts[i] : 0;
            if (a != b) return a < b ? -1 : 1;
        }
        return 0;
    }
    public int CompareTo(object o) { return CompareTo((Version)o); }
    public override string ToString() { return string.Join(".", parts); }
}
class Anagram : IEqualityComparer<string>
{
    static string Key(string s) { char[] c = s.ToCharArray(); Array.Sort(c); return new string(c); }
    public bool Equals(string a, string b) { return Key(a) == Key(b); }
    public int GetHashCode(string s) { int h = 0; foreach (char c in s) h += c; return h; }
}
class Reversed<T> : IComparer<T>
{
    readonly IComparer<T> inner;
    public int Calls;
    public Reversed(IComparer<T> inner = null) { this.inner = inner ?? Comparer<T>.Default; }
    public int Compare(T a, T b) { Calls++; return inner.Compare(b, a); }
}
class Collide
{
    public int Id;
    public override int GetHashCode() { return 1; }
    public override bool Equals(object o) { return o is Collide && ((Collide)o).Id == Id; }
}

static class Program
{
    static void Main()
    {
        var versions = new List<Version>();
        foreach (string s in "1.10 1.2 1.2.0.1 0.9 2 1.9.9".Split(' ')) versions.Add(new Version(s));
        versions.Sort();
        Console.WriteLine(string.Join(" ", versions));
        versions.Sort(new Reversed<Version>());
        Console.WriteLine(string.Join(" ", versions));
        Console.WriteLine(Comparer<Version>.Default.Compare(versions[0], versions[1]) + " "
            + versions[2].CompareTo((object)versions[2]));
        var groups = new Dictionary<string, int>(new Anagram());
        foreach (string s in "tea eat ate bat tab x".Split(' ')) { int n; groups.TryGetValue(s,
            out n); groups[s] = n + 1; }
        foreach (var g in groups) Console.Write(g.Key + g.Value + " ");
        Console.WriteLine(groups.Comparer is Anagram);
        var r = new Reversed<string>(StringComparer.Ordinal);
        var words = new List<string> { "b", "a", "C" };
        words.Sort(r);
        Console.WriteLine(string.Join(" ", words) + " " + (r.Calls > 0));
        words.Sort(Comparer<string>.Create((a, b) => string.CompareOrdinal(a.ToLowerInvariant(),
            b.ToLowerInvariant())));
        Console.WriteLine(string.Join(" ", words));
        var map = new Dictionary<Collide, string>();
        for (int i = 0; i < 20; i++) map[new Collide { Id = i % 7 }] = "v" + i;
        Console.WriteLine(map.Count + " " + map[new Collide { Id = 3 }] + " "
            + map.Remove(new Collide { Id = 3 }) + " " + map.Count);
        Console.WriteLine(EqualityComparer<string>.Default.Equals("a", null) + " "
            + EqualityComparer<int>.Default.Equals(1, 1)
            + " " + EqualityComparer<object>.Default.Equals(5, 5) + " " + Comparer<int>.Default.Compare(3,
                1));
        var sorted = new SortedDictionary<int, string>(new Reversed<int>()) { { 1,
            "a" }, { 3, "c" }, { 2, "b" } };
        foreach (var p in sorted) Console.Write(p.Key + p.Value + " ");
        Console.WriteLine();
        try { new List<object> { 1,
            "x", 2 }.Sort(); } catch (InvalidOperationException) { Console.WriteLine("not comparable"); }
        int[] data = { 5, 2, 8 };
        Array.Sort(data, new Reversed<int>());
        Console.WriteLine(string.Join(" ", data));
    }
}
