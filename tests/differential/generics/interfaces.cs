// compilers: dotnet mono
// Generic interfaces implemented several times, by generic bases, explicitly.
using System;
using System.Collections;
using System.Collections.Generic;

interface IHandler<T> { string Handle(T t); }
class Multi : IHandler<int>, IHandler<string>, IHandler<int[]>
{
    public string Handle(int x) { return "int " + x; }
    public string Handle(string x) { return "string " + x; }
    string IHandler<int[]>.Handle(int[] x) { return "array " + x.Length; }
}
abstract class Handler<T> : IHandler<T>
{
    public string Handle(T t) { return "<" + Inner(t) + ">"; }
    protected abstract string Inner(T t);
}
class Upper : Handler<string> { protected override string Inner(string s) { return s.ToUpperInvariant(); } }
class Twice<T> : IHandler<T>
{
    readonly IHandler<T> inner;
    public Twice(IHandler<T> i) { inner = i; }
    public virtual string Handle(T t) { return inner.Handle(t) + inner.Handle(t); }
}
class Same<A, B> : IHandler<A>, IComparable<Same<A, B>>
{
    public A First; public B Second;
    public string Handle(A a) { return Equals(a, First) + " " + Second; }
    public int CompareTo(Same<A, B> other) { return Comparer<B>.Default.Compare(Second, other.Second); }
}
class Range : IEnumerable<int>, IEnumerator<int>
{
    readonly int from, to; int at;
    public Range(int from, int to) { this.from = from; this.to = to; at = from - 1; }
    public IEnumerator<int> GetEnumerator() { return new Range(from, to); }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    public bool MoveNext() { return ++at < to; }
    public int Current { get { return at; } }
    object IEnumerator.Current { get { return "object " + at; } }
    public void Reset() { at = from - 1; }
    public void Dispose() { Console.Write("disposed "); }
}
interface INode<TSelf> where TSelf : INode<TSelf> { TSelf Next { get; } int Id { get; } }
class Node : INode<Node> { public Node Next { get; set; } public int Id { get; set; } }

static class Program
{
    static int Length<T>(T n) where T : class,
        INode<T> { int k = 0; for (; n != null; n = n.Next) k += n.Id; return k; }
    static string Try<T>(object h, T t) { var x = h as IHandler<T>; return x == null ? "no" : x.Handle(t); }

    static void Main()
    {
        var m = new Multi();
        Console.WriteLine(m.Handle(1) + ", " + m.Handle("s") + ", "
            + ((IHandler<int[]>)m).Handle(new int[3]));
        object[] handlers = { m, new Upper(), new Twice<string>(m), new Twice<int>(new Twice<int>(m)),
            new Same<int, string>() };
        foreach (object h in handlers) Console.WriteLine(Try(h, 5) + " / " + Try(h, "t") + " / "
            + Try(h, new int[1]) + " / " + Try(h, 'c'));
        foreach (int i in new Range(3, 6)) Console.Write(i + " ");
        Console.WriteLine();
        foreach (object o in (IEnumerable)new Range(3, 5)) Console.Write(o + " ");
        Console.WriteLine();
        Console.WriteLine(string.Join("+", new Range(1, 4)) + new List<int>(new Range(0, 50)).Count);
        var a = new Same<int, string> { First = 5, Second = "b" };
        Console.WriteLine(a.CompareTo(new Same<int, string> { Second = "c" }) < 0);
        Console.WriteLine(Length(new Node { Id = 5, Next = new Node { Id = 7 } }));
    }
}
