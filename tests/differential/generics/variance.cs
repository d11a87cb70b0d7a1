// compilers: dotnet mono
// Covariant and contravariant interfaces and delegates.
using System;
using System.Collections.Generic;

class Animal { public virtual string Name { get { return "animal"; } } }
class Dog : Animal { public override string Name { get { return "dog"; } } }
interface ISource<out T> { T Get(); }
interface ISink<in T> { void Put(T t); }
interface IBoth<in A, out R> { R Run(A a); }
class Kennel : ISource<Dog>, ISink<Animal>
{
    public Dog Get() { return new Dog(); }
    public void Put(Animal a) { Console.WriteLine("put " + a.Name); }
}
class Namer : IBoth<object, string> { public string Run(object o) { return "named " + o; } }
class Two : ISource<string>, ISource<Exception>
{
    string ISource<string>.Get() { return "two"; }
    Exception ISource<Exception>.Get() { return new ArgumentException("e"); }
}
delegate R Convert<in A, out R>(A a);

class ByName : IComparer<Animal> { public int Compare(Animal a,
    Animal b) { return a.Name.Length - b.Name.Length; } }

static class Program
{
    static void Main()
    {
        var k = new Kennel();
        ISource<Animal> source = k;
        Console.WriteLine(source.Get().Name + " " + ((ISource<object>)source).Get().GetType().Name);
        ISink<Dog> sink = k;
        sink.Put(new Dog());
        object o = k;
        Console.WriteLine((o is ISource<object>) + " " + (o is ISource<string>) + " " + (o is ISink<Dog>)
            + " "
            + (o is ISink<object>) + " " + (o is ISource<Dog>));
        IBoth<string, object> both = new Namer();
        Console.WriteLine(both.Run("x"));
        ISource<Exception> e = new Two();
        Console.WriteLine(e.Get().Message + " " + ((ISource<string>)e).Get());
        IEnumerable<object> objects = new List<string> { "a", "b" };
        foreach (object x in objects) Console.Write(x + " ");
        IEnumerable<Animal> animals = new Dog[] { new Dog() };
        foreach (Animal a in animals) Console.WriteLine(a.Name);
        object numbers = new List<int>();
        Console.WriteLine((numbers is IEnumerable<object>) + " " + (numbers is IEnumerable<int>));
        Func<Dog> makeDog = () => new Dog();
        Func<Animal> make = makeDog;
        Console.WriteLine(make().Name + " " + ReferenceEquals(make, makeDog));
        Action<object> print = x => Console.WriteLine("print " + x);
        Action<string> printString = print;
        printString("s");
        Convert<object, string> c = x => x.GetType().Name;
        Convert<string, object> d = c;
        Console.WriteLine(d("text") + " " + ((object)c is Convert<Dog, object>) + " "
            + ((object)c is Convert<int, object>));
        var dogs = new List<Dog> { new Dog(), new Dog() };
        dogs.Sort(new ByName());
        Console.WriteLine(dogs.Count);
        Func<object, Dog> wide = x => new Dog();
        Func<string, Animal> narrow = wide;
        Console.WriteLine(narrow("y").Name);
        Func<Animal> group = k.Get;
        Console.WriteLine(group().Name);
        IReadOnlyList<object> readOnly = new[] { "z" };
        Console.WriteLine(readOnly[0]);
    }
}
