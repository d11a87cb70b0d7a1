// compilers: dotnet mono
// Generic classes, inheritance from instantiations, nested ones, statics per instantiation.
using System;
using System.Collections.Generic;

class Box<T>
{
    static int made;
    public static int Made { get { return made; } }
    public T Value;
    public Box(T v) { Value = v; made++; }
    public virtual string Describe() { return typeof(T).Name + ":" + Value; }
    public Box<U> With<U>(U u) { return new Box<U>(u); }
    public Box<Box<T>> Nest() { return new Box<Box<T>>(this); }
    public override string ToString() { return "Box(" + Value + ")"; }
}
class IntBox : Box<int> { public IntBox(int v) : base(v * 2) { } public override string Describe() { return "int " + base.Describe(); } }
class PairBox<A, B> : Box<KeyValuePair<A, B>>
{
    public PairBox(A a, B b) : base(new KeyValuePair<A, B>(a, b)) { }
    public class Inner<C> { public string Names() { return typeof(A).Name + "," + typeof(B).Name + ","
        + typeof(C).Name; } }
}
class Swapped<A, B> : PairBox<B, A> { public Swapped(A a, B b) : base(b, a) { } }
class Stack<T>
{
    class Node { public T Item; public Node Below; }
    Node top;
    public int Count { get; private set; }
    public void Push(T item) { top = new Node { Item = item, Below = top }; Count++; }
    public T Pop() { T item = top.Item; top = top.Below; Count--; return item; }
}
class Self<T> where T : Self<T>, new()
{
    public int Id;
    public static T Create(int id) { return new T { Id = id }; }
    public T Next() { return Create(Id + 1); }
}
class Counter : Self<Counter> { public string Show() { return "counter " + Id; } }

static class Program
{
    static void Main()
    {
        var i = new Box<int>(5);
        var s = new Box<string>("five");
        Console.WriteLine(i.Describe() + " " + s.Describe() + " " + i.With(2.5).Describe());
        Console.WriteLine(i.Nest() + " " + i.Nest().Nest().Describe());
        Console.WriteLine(Box<int>.Made + " " + Box<string>.Made + " " + Box<double>.Made + " "
            + Box<Box<int>>.Made
            + " " + Box<long>.Made);
        Box<int> derived = new IntBox(21);
        Console.WriteLine(derived.Describe() + " " + Box<int>.Made);
        var p = new PairBox<int, string>(1, "one");
        var w = new Swapped<int, string>(1, "one");
        Console.WriteLine(p + " " + w + " " + p.Value.Key + w.Value.Key);
        Console.WriteLine(new PairBox<int, string>.Inner<bool>().Names());
        Console.WriteLine((w is PairBox<string, int>) + " " + ((object)w is PairBox<int, string>));
        var stack = new Stack<Box<int>>();
        for (int k = 0; k < 4; k++) stack.Push(new Box<int>(k * k));
        while (stack.Count > 0) Console.Write(stack.Pop() + " ");
        Console.WriteLine();
        Console.WriteLine(Counter.Create(4).Next().Next().Show());
        object o = new Box<object>(i);
        Console.WriteLine((o is Box<object>) + " " + (o is Box<int>) + " "
            + ((Box<int>)((Box<object>)o).Value).Value);
    }
}
