// compilers: dotnet mono
// Generic methods that are virtual or of interfaces.
using System;
using System.Collections.Generic;

interface IVisitor { R Visit<T, R>(T value, Func<T, R> f); string Kind<T>(); }

class Printer : IVisitor
{
    public virtual R Visit<T, R>(T value, Func<T, R> f)
    {
        Console.Write("Printer " + typeof(T).Name + " to " + typeof(R).Name + ": ");
        return f(value);
    }
    public virtual string Kind<T>() { return "Printer of " + typeof(T).Name; }
}
class Twice : Printer
{
    public override R Visit<T, R>(T value, Func<T, R> f)
    {
        f(value);
        Console.Write("Twice, ");
        return base.Visit(value, f);
    }
    public override string Kind<T>() { return "Twice over " + base.Kind<T[]>(); }
}
class Explicit : IVisitor
{
    R IVisitor.Visit<T, R>(T value, Func<T, R> f) { return default(R); }
    string IVisitor.Kind<U>() { return "explicit " + typeof(U).Name; }
}
abstract class Container<T>
{
    public abstract U Convert<U>(T item) where U : class;
    public virtual Dictionary<T, U> Map<U>(T key, U value) { return new Dictionary<T, U> { { key, value } }; }
}
class Strings<T> : Container<T>
{
    public override U Convert<U>(T item) { return (item.ToString() + typeof(U).Name) as U; }
}

static class Program
{
    static string Call<V>(V visitor) where V : IVisitor { return visitor.Kind<V>(); }

    static void Main()
    {
        int calls = 0;
        IVisitor[] visitors = { new Printer(), new Twice(), new Explicit() };
        foreach (IVisitor v in visitors)
        {
            Console.WriteLine(v.Visit(5, x => { calls++; return "five" + x; }));
            Console.WriteLine(v.Visit("text", s => s.Length));
            Console.WriteLine(v.Visit(2.5, d => d > 2));
            Console.WriteLine(v.Kind<int>() + ", " + v.Kind<string>() + ", " + v.Kind<IVisitor>());
        }
        Console.WriteLine(calls);
        Console.WriteLine(Call(new Twice()) + " " + Call(new Explicit()));
        Container<int> c = new Strings<int>();
        Console.WriteLine(c.Convert<string>(4));
        Console.WriteLine(c.Convert<object>(5));
        Console.WriteLine(c.Convert<Printer>(6) == null);
        Console.WriteLine(c.Map(1, "one")[1] + c.Map(2, 2.5)[2]);
        Func<string> kind = visitors[1].Kind<long>;
        Console.WriteLine(kind());
        Func<int, Func<int, string>, string> visit = visitors[1].Visit<int, string>;
        Console.WriteLine(visit(9, x => "nine" + x));
    }
}
