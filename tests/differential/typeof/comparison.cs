// compilers: dotnet mono
// Comparing types, assignability, types as keys, exact types against is.
using System;
using System.Collections.Generic;

class Animal { }
class Dog : Animal { }
class Puppy : Dog { }
interface IRun { }
struct Runner : IRun { }

static class Program
{
    static bool Is<T>(object o) { return o is T; }
    static bool Exactly<T>(object o) { return o != null && o.GetType() == typeof(T); }
    static bool Same<T, U>() { return typeof(T) == typeof(U); }
    static string Kind(object o)
    {
        if (o == null) return "null";
        Type t = o.GetType();
        if (t == typeof(int)) return "int";
        if (t == typeof(Dog)) return "exactly dog";
        if (o is Animal) return "some animal";
        if (t.IsArray) return "array of " + t.GetElementType().Name;
        return "?" + t.Name;
    }

    static void Main()
    {
        Console.WriteLine(Same<int, int>() + " " + Same<int, uint>() + " " + Same<List<int>, List<int>>()
            + " " + Same<List<int>, List<long>>()
            + " " + Same<Dog, Animal>() + " " + Same<int[], int[]>() + " " + Same<int[], int[,]>());
        foreach (object o in new object[] { null, 5, 5L, new Animal(), new Dog(),
            new Puppy(), new int[0], new Dog[0], "s", new Runner() })
            Console.WriteLine(Kind(o) + " " + Is<Animal>(o) + " " + Exactly<Animal>(o) + " " + Is<Dog>(o)
                + " " + Exactly<Dog>(o) + " " + Is<IRun>(o));
        Console.WriteLine(typeof(Animal).IsAssignableFrom(typeof(Puppy)) + " "
            + typeof(Puppy).IsAssignableFrom(typeof(Animal)) + " "
            + typeof(IRun).IsAssignableFrom(typeof(Runner)) + " "
                + typeof(object).IsAssignableFrom(typeof(int)));
        Console.WriteLine(typeof(Puppy).IsSubclassOf(typeof(Animal)) + " "
            + typeof(Animal).IsSubclassOf(typeof(Animal)));
        Console.WriteLine(typeof(Animal).IsInstanceOfType(new Dog()) + " "
            + typeof(Dog).IsInstanceOfType(new Animal()));
        var count = new Dictionary<Type, int>();
        foreach (object o in new object[] { 1, 2, "a", 'c', 3, new Dog(), new Dog(), 2.5 })
        {
            int n;
            count.TryGetValue(o.GetType(), out n);
            count[o.GetType()] = n + 1;
        }
        foreach (var p in count) Console.Write(p.Key.Name + "=" + p.Value + " ");
        Console.WriteLine();
        Console.WriteLine(ReferenceEquals(typeof(int), 5.GetType()) + " " + typeof(int).Equals(7.GetType())
            + " " + (typeof(Dog) != new Puppy().GetType()));
        Console.WriteLine(new Dog[1].GetType() == typeof(Dog[]));
        Animal[] covariant = new Dog[1];
        Console.WriteLine((covariant.GetType() == typeof(Animal[])) + " " + covariant.GetType().Name);
        Console.WriteLine(new List<int>().GetType() == typeof(List<int>));
        Console.WriteLine(typeof(List<int>).GetGenericTypeDefinition() == typeof(List<>));
        Console.WriteLine(((object)(int?)5).GetType() == typeof(int));
        Console.WriteLine(Activator.CreateInstance(typeof(Puppy)).GetType().Name + " "
            + Activator.CreateInstance<Runner>().GetType().Name);
    }
}
