// compilers: dotnet mono
// A string[] as an object[]: reads work, stores are checked.
using System;
using System.Collections.Generic;

class Animal { public override string ToString() { return GetType().Name; } }
class Cat : Animal { }
class Dog : Animal { }
interface IThing { }
class Thing : IThing { }

static class Program
{
    static void Try(string what, Action a)
    {
        try { a(); Console.WriteLine(what + ": fine"); }
        catch (Exception e) { Console.WriteLine(what + ": " + e.GetType().Name); }
    }
    static void Set<T>(T[] array, T value) { array[0] = value; }
    static void Replace(ref Animal a) { a = new Dog(); }
    static string First<T>(T[] a) { return a[0] + " " + typeof(T).Name + " " + a.GetType().Name; }

    static void Main()
    {
        Animal[] animals = new Cat[] { new Cat(), null };
        Console.WriteLine(animals[0] + " " + animals.GetType().Name + " " + (animals is Cat[]) + " "
            + (animals is Dog[]));
        Try("cat into cats", () => animals[1] = new Cat());
        Try("dog into cats", () => animals[1] = new Dog());
        Try("animal into cats", () => animals[1] = new Animal());
        Try("null into cats", () => animals[1] = null);
        Try("generic store", () => Set<Animal>(animals, new Dog()));
        Try("generic store of a cat", () => Set<Animal>(animals, new Cat()));
        Try("reference", () => Replace(ref animals[0]));
        object[] objects = new string[] { "a", "b" };
        Try("string", () => objects[0] = "c");
        Try("int", () => objects[0] = 5);
        Console.WriteLine(objects[0] + " " + First(objects) + " " + First((string[])objects));
        IThing[] things = new Thing[1];
        Try("interface", () => things[0] = new Thing());
        object[] arrays = new int[2][];
        Try("array", () => arrays[0] = new int[3]);
        Try("wrong array", () => arrays[0] = new long[3]);
        Try("cast back", () => Console.WriteLine(((Cat[])animals).Length));
        Try("cast wrong", () => Console.WriteLine(((Dog[])animals).Length));
        Try("cast up", () => Console.WriteLine(((object[])animals).Length));
        object numbers = new int[] { -1, 2 };
        Try("int[] as object[]", () => Console.WriteLine(((object[])numbers).Length));
        Try("int[] as uint[]", () => Console.WriteLine(((uint[])numbers)[0]));
        Try("int[] as long[]", () => Console.WriteLine(((long[])numbers)[0]));
        Console.WriteLine((numbers is int[]) + " " + (numbers is Array) + " " + (numbers is IList<int>));
        IEnumerable<Animal> sequence = new Cat[] { new Cat(), new Cat() };
        foreach (Animal a in sequence) Console.Write(a + " ");
        Console.WriteLine();
        IList<Animal> list = animals;
        Console.WriteLine(list.Count + " " + list[0] + " " + list.IndexOf(list[0]) + " " + list.IsReadOnly);
        Try("list add", () => list.Add(new Cat()));
        Array.Sort(objects);
        Console.WriteLine(string.Join(",", objects));
        Cat[] cats = Array.ConvertAll(animals, a => (Cat)a);
        Console.WriteLine(cats.Length);
    }
}
