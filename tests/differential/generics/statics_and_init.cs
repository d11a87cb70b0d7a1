// compilers: dotnet mono
// Static fields and constructors of generic types, shared and separate.
using System;
using System.Collections.Generic;

class Registry<T>
{
    public static readonly List<T> Items = new List<T>();
    public static string Log = "";
    static readonly T none;
    public static int Version = Program.Step("Registry<" + typeof(T).Name + ">");
    public static void Add(T item) { Items.Add(item); Log += item + ";"; }
    public static bool HasNone { get { return Items.Contains(none); } }
}
class Base<T> { public static int Shared; public int Mine = ++Shared; }
class A : Base<A> { }
class B : Base<B> { }
class C : A { }
class Outer<T>
{
    public static int X = 1;
    public class Inner { public static int Y = X++; public static T Z; }
    public class Two<U> { public static string Name = typeof(T).Name + "+"
        + typeof(U).Name; public static int N; }
}
static class Cache<K, V>
{
    static readonly Dictionary<K, V> map = new Dictionary<K, V>();
    public static int Misses;
    public static V Get(K key, Func<K, V> make)
    {
        V v;
        if (!map.TryGetValue(key, out v)) { Misses++; map[key] = v = make(key); }
        return v;
    }
}
static class Ids<T> { public static readonly int Id = Program.NextId(); }

static class Program
{
    static int step, id;
    public static int Step(string s) { return s.Length > 0 ? ++step : 0; }
    public static int NextId() { return ++id; }
    static int IdOf<T>() { return Ids<T>.Id; }
    static void AddTwice<T>(T x) { Registry<T>.Add(x); Registry<T>.Add(x); }

    static void Main()
    {
        Registry<int>.Add(1);
        AddTwice(2);
        AddTwice("s");
        AddTwice<object>("o");
        Console.WriteLine(Registry<int>.Log + " " + Registry<string>.Log + " " + Registry<object>.Log);
        Console.WriteLine(Registry<int>.Items.Count + " " + Registry<string>.Items.Count + " "
            + Registry<long>.Items.Count);
        Registry<string>.Add(null);
        Console.WriteLine(Registry<int>.HasNone + " " + Registry<string>.HasNone);
        new A(); new A(); new B(); new C();
        Console.WriteLine(Base<A>.Shared + " " + Base<B>.Shared + " " + new C().Mine + " " + A.Shared);
        Outer<int>.Inner.Z = 5;
        Console.WriteLine(Outer<int>.Inner.Y + Outer<int>.X + Outer<string>.X + Outer<int>.Inner.Z);
        Outer<int>.Two<string>.N++;
        Outer<int>.Two<object>.N += 10;
        Console.WriteLine(Outer<int>.Two<string>.Name + Outer<int>.Two<string>.N
            + Outer<int>.Two<object>.N
            + Outer<string>.Two<string>.N);
        for (int i = 0; i < 10; i++) Cache<int, string>.Get(i % 3, k => "v" + k);
        Console.WriteLine(Cache<int, string>.Misses + Cache<int, string>.Get(2, k => "new")
            + Cache<string, int>.Misses);
        int first = IdOf<int>(), second = IdOf<string>(), third = IdOf<int[]>();
        Console.WriteLine((first == IdOf<int>()) + " " + (second == Ids<string>.Id) + " " + (third != first)
            + " " + id);
    }
}
