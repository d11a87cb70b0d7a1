// compilers: dotnet mono
// virtual, override, new, sealed, abstract, base calls, calls from constructors.
using System;

abstract class Animal
{
    protected Animal() { Console.WriteLine("made " + Name); }
    public abstract string Name { get; }
    public virtual string Sound() { return "..."; }
    public string Speak() { return Name + " says " + Sound(); }
    public virtual int Legs() { return 4; }
    public override string ToString() { return "Animal:" + Name; }
}

class Dog : Animal
{
    readonly string suffix = "!";
    public override string Name { get { return "dog" + suffix; } }
    public override string Sound() { return "woof"; }
}

class Puppy : Dog
{
    readonly string own;
    public Puppy(string own) { this.own = own; }
    public sealed override string Name { get { return base.Name + "puppy" + (own ?? "(null)"); } }
    public override string Sound() { return "small " + base.Sound() + "/" + base.ToString(); }
    public new int Legs() { return 3; }
}

class Toy : Puppy
{
    public Toy() : base("toy") { }
    public new virtual string Sound() { return "squeak"; }
    public override string ToString() { return "toy of " + base.ToString(); }
}

class Loud : Toy
{
    public override string Sound() { return base.Sound().ToUpperInvariant(); }
}

class A { public virtual string M() { return "A"; } public string Call() { return M(); } }
class B : A { public new virtual string M() { return "B"; } public string CallB() { return M(); } }
class C : B { public override string M() { return "C" + base.M(); } }
class D : A { public override string M() { return "D" + base.M(); } }
class E : D { public sealed override string M() { return "E" + base.M(); } }

static class Program
{
    static void Main()
    {
        Animal[] animals = { new Dog(), new Puppy("x"), new Toy(), new Loud() };
        foreach (Animal a in animals)
        {
            Console.WriteLine(a.Speak());
            Console.WriteLine(a.Legs());
            Console.WriteLine(a.ToString());
        }
        Puppy p = new Toy();
        Console.WriteLine(p.Legs() + " " + ((Animal)p).Legs() + " " + p.Sound());
        Toy t = new Loud();
        Console.WriteLine(t.Sound() + " " + ((Puppy)t).Sound() + " " + ((Animal)t).Sound());
        A[] letters = { new A(), new B(), new C(), new D(), new E() };
        foreach (A l in letters) Console.WriteLine(l.M() + " " + l.Call());
        B b = new C();
        Console.WriteLine(b.M() + " " + b.CallB() + " " + b.Call());
    }
}
