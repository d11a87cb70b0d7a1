// compilers: dotnet mono
// Structs with type parameters, holding themselves in arrays, as fields of generic classes.
using System;
using System.Collections.Generic;

struct Maybe<T>
{
    readonly bool has; readonly T value;
    public Maybe(T v) { has = true; value = v; }
    public static readonly Maybe<T> None = new Maybe<T>();
    public T Or(T other) { return has ? value : other; }
    public Maybe<R> Map<R>(Func<T, R> f) { return has ? new Maybe<R>(f(value)) : Maybe<R>.None; }
    public Maybe<R> Then<R>(Func<T, Maybe<R>> f) { return has ? f(value) : default(Maybe<R>); }
    public override string ToString() { return has ? "some " + value : "none"; }
}
struct Pair<A, B>
{
    public A First; public B Second;
    public Pair(A a, B b) { First = a; Second = b; }
    public Pair<B, A> Swapped() { return new Pair<B, A>(Second, First); }
    public override string ToString() { return "<" + First + "|" + Second + ">"; }
}
struct Ring<T>
{
    T[] items; int start, count;
    public Ring(int capacity) { items = new T[capacity]; start = count = 0; }
    public void Push(T item)
    {
        items[(start + count) % items.Length] = item;
        if (count < items.Length) count++; else start = (start + 1) % items.Length;
    }
    public T this[int i] { get { return items[(start + i) % items.Length]; } }
    public int Count { get { return count; } }
    public IEnumerable<T> All() { for (int i = 0; i < count; i++) yield return this[i]; }
}
class Store<T> where T : struct
{
    T value; T? maybe; readonly T[] history = new T[4]; int n;
    public void Set(T v) { maybe = n > 0 ? value : (T?)null; history[n++ % 4] = v; value = v; }
    public string Show() { return value + " (" + (maybe.HasValue ? maybe.Value.ToString() : "-") + ") "
        + history[3]; }
}

static class Program
{
    static Maybe<int> Parse(string s) { int x; return int.TryParse(s,
        out x) ? new Maybe<int>(x) : Maybe<int>.None; }
    static Maybe<int> Half(int x) { return x % 2 == 0 ? new Maybe<int>(x / 2) : new Maybe<int>(); }

    static void Main()
    {
        foreach (string s in new[] { "40", "7", "x" })
            Console.WriteLine(Parse(s) + ", " + Parse(s).Then(Half) + ", " + Parse(s).Map(x => "n" + x)
                + ", " + Parse(s).Or(-1));
        var p = new Pair<int, string>(1, "one");
        var q = p.Swapped();
        q.First = "changed";
        Console.WriteLine(p + " " + q + " " + new Pair<Pair<int, string>, Pair<string, int>>(p, q).Swapped());
        var ring = new Ring<Pair<int, char>>(3);
        for (int i = 0; i < 5; i++) ring.Push(new Pair<int, char>(i, (char)('a' + i)));
        Console.WriteLine(ring[0] + " " + ring[2] + " " + ring.Count);
        var copy = ring;
        copy.Push(new Pair<int, char>(9, 'z'));
        Console.WriteLine(ring[0] + " " + copy[0] + " " + string.Join(",", copy.All()));
        var store = new Store<Pair<long, bool>>();
        store.Set(new Pair<long, bool>(5, true));
        Console.WriteLine(store.Show());
        for (int i = 0; i < 4; i++) store.Set(new Pair<long, bool>(i, false));
        Console.WriteLine(store.Show());
        Maybe<Maybe<string>> nested = new Maybe<Maybe<string>>(new Maybe<string>("deep"));
        Console.WriteLine(nested + " " + nested.Or(Maybe<string>.None).Or("x") + " "
            + default(Maybe<Maybe<string>>));
    }
}
