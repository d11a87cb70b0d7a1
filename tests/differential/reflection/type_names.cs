// compilers: dotnet
// Names of types: nested, generic, arrays, pointers, closed and open, as FullName, Name and ToString.
using System;
using System.Collections.Generic;

namespace Outer.Inner
{
    class Plain { public class Nested<T> { public struct Deep<U> { } } }
    interface IThing<in A, out B> { }
    enum Colour { Red }
    delegate void Handler(int x);
}

static class Program
{
    static void Show(Type t) => Console.WriteLine($"{t} | {t.Name} | {t.Namespace} | {t.IsGenericType} {t.IsGenericTypeDefinition} {t.ContainsGenericParameters}");
    static Type Of<T>() => typeof(T);
    static void Main()
    {
        Show(typeof(Outer.Inner.Plain));
        Show(typeof(Outer.Inner.Plain.Nested<int>));
        Show(typeof(Outer.Inner.Plain.Nested<string>.Deep<int[]>));
        Show(typeof(Outer.Inner.IThing<object, List<string>>));
        Show(typeof(Outer.Inner.Colour));
        Show(typeof(Outer.Inner.Handler));
        Show(typeof(int[]));
        Show(typeof(int[,][]));
        Show(typeof(Dictionary<string, (int, double?)>));
        Show(typeof(void));
        Show(typeof(int*));
        Show(Of<int?>());
        Show(Of<KeyValuePair<string, int>[]>());
        Show(new { A = 1 }.GetType().BaseType);
        Console.WriteLine(typeof(List<>).FullName + " " + typeof(Outer.Inner.Plain.Nested<>).FullName + " " + typeof(string[]).FullName);
        Console.WriteLine(typeof(List<int>).GetGenericTypeDefinition() == typeof(List<>));
        Console.WriteLine(string.Join(",", (object[])typeof(Dictionary<int, string>).GetGenericArguments()));
        Console.WriteLine(typeof(int[,]).GetArrayRank() + " " + typeof(int[,]).GetElementType() + " " + (typeof(int).GetElementType() == null));
        Console.WriteLine(typeof(Outer.Inner.Plain.Nested<int>).DeclaringType + " " + (typeof(int).DeclaringType == null));
    }
}
