// compilers: dotnet
// Generic types taken apart and put together: arguments, definitions, open constructed types, nullable and tuples.
using System;
using System.Collections.Generic;
using System.Linq;

class Base<T> { }
class Derived<A, B> : Base<Dictionary<A, B[]>> { }
class Node<T> where T : IComparable<T> { public Node<T> Next; public Base<T[]> Other; }

static class Program
{
    static string Pretty(Type t)
    {
        if (t.IsArray) return Pretty(t.GetElementType()) + "[" + new string(',', t.GetArrayRank() - 1) + "]";
        if (Nullable.GetUnderlyingType(t) is Type u) return Pretty(u) + "?";
        if (!t.IsGenericType) return t == typeof(int) ? "int" : t == typeof(string) ? "string" : t.Name;
        string name = t.Name.Contains('`') ? t.Name[..t.Name.IndexOf('`')] : t.Name;
        var args = t.GetGenericArguments().Select(Pretty);
        return name == "ValueTuple" ? "(" + string.Join(", ", args) + ")" : name + "<" + string.Join(", ", args) + ">";
    }
    static IEnumerable<Type> Parts(Type t)
    {
        yield return t;
        if (t.IsGenericType)
            foreach (Type a in t.GetGenericArguments())
                foreach (Type p in Parts(a)) yield return p;
        else if (t.IsArray)
            foreach (Type p in Parts(t.GetElementType())) yield return p;
    }
    static Type ElementType(Type t) => t.GetInterfaces().Append(t).Where(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(IEnumerable<>)).Select(i => i.GetGenericArguments()[0]).FirstOrDefault();
    static void Main()
    {
        Console.WriteLine(Pretty(typeof(Dictionary<string, List<(int, string[])?>[,]>)));
        Console.WriteLine(Pretty(typeof(Derived<int, string>).BaseType) + " " + Pretty(typeof(Func<int, Action<string>>)));
        Console.WriteLine(string.Join(" ", Parts(typeof(Dictionary<int[], KeyValuePair<string, int>>)).Select(Pretty)));
        Console.WriteLine(string.Join(" ", new[] { typeof(List<int>), typeof(string), typeof(int[]), typeof(Dictionary<int, string>), typeof(int) }.Select(t => ElementType(t) is Type e ? Pretty(e) : "-")));
        Console.WriteLine(Pretty(typeof(Node<string>)) + " " + (typeof(Node<int>).GetGenericTypeDefinition() == typeof(Node<>)));
        Console.WriteLine(Pretty(typeof(Node<int>).GetField("Next").FieldType) + " " + Pretty(typeof(Node<int>).GetField("Other").FieldType));
        Console.WriteLine(typeof(Base<>).MakeGenericType(typeof(Base<int>)) + " " + typeof(List<int>).IsConstructedGenericType + " " + typeof(List<>).GetGenericArguments().Length);
        try { typeof(int).GetGenericTypeDefinition(); } catch (InvalidOperationException e) { Console.WriteLine(e.GetType().Name); }
        try { typeof(Base<>).MakeGenericType(typeof(int), typeof(int)); } catch (ArgumentException e) { Console.WriteLine(e.GetType().Name); }
        Console.WriteLine((typeof(Derived<int, int>) == typeof(Derived<,>).MakeGenericType(typeof(int), typeof(int))) + " " + typeof(Derived<,>).Name);
    }
}
