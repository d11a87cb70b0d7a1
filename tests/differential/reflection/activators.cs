// compilers: dotnet
// Instances from types: generic definitions closed at run time, arrays, structs, private and failing constructors.
using System;
using System.Collections;
using System.Collections.Generic;

class Box<T> { public T Value; public override string ToString() => $"Box<{typeof(T).Name}>({Value})"; }
class Made { public static int Count; public int Id = ++Count; }
struct Pair { public int A, B; public override string ToString() => A + "/" + B; }

static class Program
{
    static T Create<T>() where T : new() => new T();
    static void Main()
    {
        Console.WriteLine(Activator.CreateInstance(typeof(Made)) is Made);
        Console.WriteLine(Activator.CreateInstance<Made>().Id + " " + Create<Made>().Id + " " + Made.Count);
        Console.WriteLine(Activator.CreateInstance(typeof(Pair)) + " " + Activator.CreateInstance<int>() + " " + Create<Pair>() + " " + Create<DateTime>().Ticks);
        Type closed = typeof(Box<>).MakeGenericType(typeof(int));
        Console.WriteLine(Activator.CreateInstance(closed) + " " + (closed == typeof(Box<int>)));
        foreach (Type t in new[] { typeof(int), typeof(string), typeof(Pair) })
            Console.WriteLine(Activator.CreateInstance(typeof(Box<>).MakeGenericType(t)));
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(typeof(string)));
        list.Add("x");
        try { list.Add(5); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        Console.WriteLine(list.Count + " " + list.GetType());
        Array a = Array.CreateInstance(typeof(long), 3), m = Array.CreateInstance(typeof(string), 2, 2);
        a.SetValue(7L, 1);
        m.SetValue("corner", 1, 1);
        Console.WriteLine(a.GetValue(1) + " " + a.GetType() + " " + m.GetValue(1, 1) + " " + m.Rank + " " + m.Length + " " + ((string[,])m)[1, 1]);
        Console.WriteLine(typeof(int).MakeArrayType() + " " + typeof(int).MakeArrayType(2) + " " + typeof(Dictionary<,>).MakeGenericType(typeof(int), typeof(Pair)));
        try { Activator.CreateInstance(typeof(IList)); } catch (MissingMethodException e) { Console.WriteLine(e.GetType().Name); }
    }
}
