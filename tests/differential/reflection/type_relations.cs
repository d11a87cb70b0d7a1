// compilers: dotnet
// Relations between types: bases, interfaces, assignability, kinds.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

interface IAnimal { }
interface IPet : IAnimal { }
abstract class Animal : IAnimal { }
sealed class Dog : Animal, IPet { }
struct Flea : IAnimal { }

static class Program
{
    static string Bases(Type t)
    {
        string s = t.Name;
        for (t = t.BaseType; t != null; t = t.BaseType) s += " < " + t.Name;
        return s;
    }
    static void Can(Type to, Type from) => Console.Write($"{to.Name}<-{from.Name}:{to.IsAssignableFrom(from)} ");
    static void Main()
    {
        foreach (Type t in new[] { typeof(Dog), typeof(Flea), typeof(DayOfWeek), typeof(Action), typeof(int[]), typeof(IPet), typeof(ArgumentNullException) })
            Console.WriteLine(Bases(t) + " | " + $"{t.IsClass} {t.IsValueType} {t.IsInterface} {t.IsEnum} {t.IsArray} {t.IsPrimitive} {t.IsSealed} {t.IsAbstract}");
        Can(typeof(IAnimal), typeof(Dog)); Can(typeof(IAnimal), typeof(Flea)); Can(typeof(IPet), typeof(Animal)); Can(typeof(object), typeof(int)); Can(typeof(ValueType), typeof(Flea));
        Console.WriteLine();
        Can(typeof(IEnumerable<object>), typeof(List<string>)); Can(typeof(IEnumerable<object>), typeof(List<int>)); Can(typeof(Action<string>), typeof(Action<object>)); Can(typeof(object[]), typeof(string[])); Can(typeof(int[]), typeof(uint[])); Can(typeof(int?), typeof(int));
        Console.WriteLine();
        Console.WriteLine(typeof(Dog).IsSubclassOf(typeof(Animal)) + " " + typeof(Dog).IsSubclassOf(typeof(Dog)) + " " + typeof(Dog).IsAssignableTo(typeof(IPet)) + " " + typeof(IPet).IsInstanceOfType(new Dog()) + " " + typeof(int).IsInstanceOfType(5L));
        Console.WriteLine(string.Join(",", typeof(Dog).GetInterfaces().Select(i => i.Name).OrderBy(n => n, StringComparer.Ordinal)));
        object[] things = { 1, "s", new Dog(), new Flea(), new int[2], DayOfWeek.Monday, (Action)Main, 2.5m, new List<int>(), (1, 2) };
        Console.WriteLine(string.Join(" ", things.Select(o => o.GetType().Name)));
        Console.WriteLine(things.Count(o => o is IAnimal) + " " + things.Count(o => o is ValueType) + " " + things.Count(o => o is IEnumerable) + " " + things.Count(o => o is IComparable));
        Console.WriteLine(Type.GetTypeCode(typeof(decimal)) + " " + Type.GetTypeCode(typeof(DayOfWeek)) + " " + Type.GetTypeCode(typeof(Dog)) + " " + Nullable.GetUnderlyingType(typeof(int?)) + " " + (Nullable.GetUnderlyingType(typeof(int)) == null));
        var byType = new Dictionary<Type, string> { [typeof(int)] = "number", [typeof(string)] = "text", [typeof(Dog)] = "dog" };
        Console.WriteLine(string.Join(" ", things.Select(o => byType.TryGetValue(o.GetType(), out string s) ? s : "-")));
        Console.WriteLine((typeof(int) == 5.GetType()) + " " + ReferenceEquals(typeof(List<int>), new List<int>().GetType()) + " " + typeof(int).Equals(typeof(long)));
    }
}
