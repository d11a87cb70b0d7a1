// Generic classes, methods and interfaces: constraints, virtual ones, nested ones, statics of each, collections.
using System;
using System.Collections.Generic;
using System.Linq;

interface IAdder<T>
{
    T Add(T a, T b);
    T Zero { get; }
}

struct Ints : IAdder<int>
{
    public int Add(int a, int b) { return a + b; }
    public int Zero { get { return 0; } }
}

class Words : IAdder<string>
{
    public string Add(string a, string b) { return a + b; }
    public string Zero { get { return ""; } }
}

class Node<T> where T : IComparable<T>
{
    public static int Made;
    private readonly T value;
    private Node<T> left, right;
    public Node(T value) { this.value = value; Made++; }

    public void Insert(T other)
    {
        if (other.CompareTo(value) < 0)
        {
            if (left == null) left = new Node<T>(other); else left.Insert(other);
        }
        else
        {
            if (right == null) right = new Node<T>(other); else right.Insert(other);
        }
    }

    public IEnumerable<T> Walk()
    {
        if (left != null) foreach (T t in left.Walk()) yield return t;
        yield return value;
        if (right != null) foreach (T t in right.Walk()) yield return t;
    }
}

abstract class Visitor
{
    public abstract string Visit<T>(T value) where T : IFormattable;
    public virtual U Same<U>(U value) { return value; }
}

class Shower : Visitor
{
    public override string Visit<T>(T value) { return value.ToString(null, null) + typeof(T).Name; }
}

class Box<T>
{
    public T Item;
    public struct Inner<U> { public T First; public U Second; }
    public Inner<U> With<U>(U other) { return new Inner<U> { First = Item, Second = other }; }
}

static class Program
{
    static T Sum<T, A>(A adder, params T[] items) where A : IAdder<T>
    {
        T sum = adder.Zero;
        foreach (T item in items) sum = adder.Add(sum, item);
        return sum;
    }

    static T New<T>() where T : new() { return new T(); }

    static int Collections()
    {
        var list = new List<int> { 4, 2, 6 };
        list.Sort();
        var map = new Dictionary<string, int>();
        foreach (int n in list) map["k" + n] = n * 2;
        int sum = map.Values.Sum() + list.Where(n => n > 2).Select(n => n * 10).First();
        int found;
        return map.TryGetValue("k4", out found) ? sum + found : sum;
    }

    static int Main()
    {
        int sum = Sum(new Ints(), 1, 2, 3);
        string text = Sum(new Words(), "x", "y", "z");
        var root = new Node<int>(5);
        foreach (int n in new[] { 3, 8, 1, 4 }) root.Insert(n);
        foreach (int n in root.Walk()) sum = sum * 3 + n;
        new Node<string>("s").Insert("t");
        sum += Node<int>.Made * 10 + Node<string>.Made;
        Visitor visitor = new Shower();
        text += visitor.Visit(12) + visitor.Visit(1.5) + visitor.Same("u") + visitor.Same(3);
        var inner = new Box<string> { Item = "in" }.With(new Box<int> { Item = 3 });
        text += inner.First + inner.Second.Item + New<Ints>().Zero + (New<List<byte>>().Count == 0);
        sum += Collections();
        Console.WriteLine(text + sum);
        return sum & 0x7f;
    }
}
