// compilers: dotnet
// Classes generic over themselves: fluent builders, comparable bases, typed enumerations, singletons per type.
using System;
using System.Collections.Generic;
using System.Linq;

abstract class Builder<TSelf> where TSelf : Builder<TSelf>
{
    protected readonly List<string> parts = new();
    public TSelf With(string part) { parts.Add(part); return (TSelf)this; }
    public TSelf When(bool test, Func<TSelf, TSelf> then) => test ? then((TSelf)this) : (TSelf)this;
}
sealed class Query : Builder<Query>
{
    int limit;
    public Query Limit(int n) { limit = n; return this; }
    public override string ToString() => string.Join(" ", parts) + (limit > 0 ? " limit " + limit : "");
}
abstract class Ordered<T> : IComparable<T>, IEquatable<T> where T : Ordered<T>
{
    protected abstract int Key { get; }
    public int CompareTo(T other) => other is null ? 1 : Key.CompareTo(other.Key);
    public bool Equals(T other) => other is not null && Key == other.Key;
    public override bool Equals(object o) => Equals(o as T);
    public override int GetHashCode() => Key;
    public static bool operator <(Ordered<T> a, T b) => a.CompareTo(b) < 0;
    public static bool operator >(Ordered<T> a, T b) => a.CompareTo(b) > 0;
}
sealed class Version2 : Ordered<Version2>
{
    readonly int major, minor;
    public Version2(int major, int minor) { this.major = major; this.minor = minor; }
    protected override int Key => major * 1000 + minor;
    public override string ToString() => major + "." + minor;
}
abstract class Smart<T> where T : Smart<T>
{
    static readonly List<T> all = new();
    public readonly string Name;
    public readonly int Value;
    protected Smart(string name) { Name = name; Value = all.Count; all.Add((T)this); }
    public static IReadOnlyList<T> All => all;
    public static T Parse(string s) => all.FirstOrDefault(x => x.Name == s) ?? throw new ArgumentException("no " + typeof(T).Name + " " + s);
    public override string ToString() => Name + "=" + Value;
}
sealed class Suit : Smart<Suit>
{
    public static readonly Suit Clubs = new("clubs"), Hearts = new("hearts");
    Suit(string name) : base(name) { }
    public static Suit Of(string s) => Parse(s);
}
static class Singleton<T> where T : class, new() { public static readonly T Instance = new(); }

static class Program
{
    static void Main()
    {
        Console.WriteLine(new Query().With("from x").When(true, q => q.With("where y")).When(false, q => q.Limit(9)).Limit(5));
        var versions = new List<Version2> { new(2, 1), new(1, 10), new(1, 9), new(2, 0) };
        versions.Sort();
        Console.WriteLine(string.Join(" ", versions) + " " + versions.Max() + " " + (versions[0] < versions[1]) + " " + versions.Contains(new Version2(2, 0)) + " " + new HashSet<Version2>(versions) { new(1, 9) }.Count);
        Console.WriteLine(Suit.Clubs + " " + string.Join(",", Suit.All) + " " + Suit.Of("hearts").Value);
        try { Suit.Of("stars"); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(ReferenceEquals(Singleton<Query>.Instance, Singleton<Query>.Instance) + " " + ReferenceEquals(Singleton<object>.Instance, Singleton<List<int>>.Instance));
    }
}
