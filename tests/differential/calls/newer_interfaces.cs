// compilers: dotnet
// Classes that were compiled with an older library: they lack methods of its interfaces, or have several by default. A
// method that needs such a class raises the exception before it does anything; what is ambiguous, when it is called.
using System;
using System.Runtime.CompilerServices;

class Square : IShape
{
    public static int made;
    public int side = 2;
    public int Area() { return side * side; }
}

struct Dot : IShape
{
    public int Area() { return 0; }
}

abstract class Partial : IShape
{
    public int Area() { return 3; }
    public static int Static() { return 4; }
}

class Rest : Partial
{
}

class Whole : Partial
{
    public virtual int Corners() { return 5; }
}

class Inherited : Whole
{
    public override int Corners() { return 6; }
}

class Derived : Base
{
}

class Alone : INamed
{
}

class Ambiguous : ILeft, IRight
{
}

class Settled : IBoth
{
}

class OneSide : ILeft
{
}

class Again : IAgain
{
}

class AgainAndLeft : IAgain, ILeft
{
}

class OwnName : ILeft, IRight, IAgain
{
    public string Name() { return "own"; }
}

class Keeps<T> where T : new()
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Make()
    {
        Console.WriteLine("  begins");
        Console.WriteLine("  " + new T());
    }
}

static class Program
{
    static bool yes = true;

    static void Begin() { Console.WriteLine("  begins"); }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void New() { Begin(); Console.WriteLine(new Square().Area()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void NewPerhaps() { Begin(); if (!yes) Console.WriteLine(new Square().Area()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void StaticField() { Begin(); Square.made = 1; }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Test() { Begin(); object o = "text"; Console.WriteLine(o is Square); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Array() { Begin(); Console.WriteLine(new Square[2].Length); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void TypeOf() { Begin(); Console.WriteLine(typeof(Square).Name); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Box() { Begin(); IShape shape = new Dot(); Console.WriteLine(shape.Area()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void OfAbstract() { Begin(); Console.WriteLine(Partial.Static()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void NewRest() { Begin(); Console.WriteLine(new Rest().Area()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void NewWhole() { Begin(); Console.WriteLine(new Whole().Corners()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void NewInherited() { Begin(); Console.WriteLine(new Inherited().Corners()); }
    [MethodImpl(MethodImplOptions.NoInlining)]
    static void NewDerived() { Begin(); Console.WriteLine(new Derived().Number()); }

    static string NameOf(INamed named)
    {
        try
        {
            return named.Name();
        }
        catch (Exception e)
        {
            return e.GetType().FullName;
        }
    }

    static string NameLater(INamed named)
    {
        try
        {
            Func<string> name = named.Name;
            return "made: " + name();
        }
        catch (Exception e)
        {
            return e.GetType().FullName;
        }
    }

    static void Try(string what, Action action)
    {
        Console.WriteLine(what);
        try
        {
            action();
        }
        catch (Exception e)
        {
            Console.WriteLine("  " + e.GetType().FullName);
        }
    }

    static void Main()
    {
        Try("new", New);
        Try("new, perhaps", NewPerhaps);
        Try("again", New);
        Try("static field", StaticField);
        Try("is", Test);
        Try("array", Array);
        Try("typeof", TypeOf);
        Try("box", Box);
        Try("of an abstract class", OfAbstract);
        Try("derived from it", NewRest);
        Try("with what it lacks", NewWhole);
        Try("overridden", NewInherited);
        Try("abstract method", NewDerived);
        Try("type argument", () => Keeps<Square>.Make());
        foreach (INamed named in new INamed[] { new Alone(), new Ambiguous(), new Settled(), new OneSide(), new Again(),
            new AgainAndLeft(), new OwnName() })
        {
            Console.WriteLine(named.GetType().Name + ": " + NameOf(named) + ", " + NameLater(named));
        }
    }
}
