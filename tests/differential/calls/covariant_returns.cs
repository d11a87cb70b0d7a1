// compilers: dotnet
// Overriding methods which return a more derived type.
using System;

abstract class Animal
{
    public abstract Animal Child();
    public virtual object Tag => "animal";
    public virtual Animal Self() => this;
    public string Kind => GetType().Name;
}
class Cat : Animal
{
    public override Cat Child() => new Kitten();
    public override string Tag => "cat " + base.Tag;
    public override Cat Self() => this;
    public string Purr() => Kind + " purrs";
}
class Kitten : Cat
{
    public override Kitten Child() => this;
    public override string Tag => "kitten " + base.Tag;
    public int Age => 1;
}
class Odd : Kitten
{
    public override Kitten Child() => new Kitten();
    public override Odd Self() => new Odd();
}
class Factory<T> where T : class { public virtual object Make() => "object"; }
class Strings : Factory<string> { public override string Make() => "string"; }

static class Program
{
    static void Main()
    {
        Cat cat = new Cat();
        Console.WriteLine(cat.Child().Purr());
        Console.WriteLine(cat.Self().Purr());
        Animal animal = cat;
        Console.WriteLine(animal.Child().Kind + " " + animal.Tag + " " + animal.Self().Kind);
        Kitten kitten = new Kitten();
        Console.WriteLine(kitten.Child().Age);
        animal = kitten;
        Console.WriteLine(animal.Child().Kind + " " + animal.Tag + " " + animal.Self().Kind);
        cat = kitten;
        Console.WriteLine(cat.Child().Purr() + " " + cat.Tag.Length);
        animal = new Odd();
        Console.WriteLine(animal.Child().Kind + " " + animal.Self().Kind + " " + animal.Tag);
        Factory<string> f = new Strings();
        Console.WriteLine(f.Make() + " " + new Strings().Make().Length + " " + new Factory<string>().Make());
    }
}
