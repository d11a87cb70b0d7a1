// compilers: dotnet mono
// A static constructor that throws: wrapped, remembered, for each later access.
using System;

class Bad
{
    public static int X = 5;
    public int Y = 1;
    static Bad()
    {
        Console.WriteLine("Bad starts");
        throw new InvalidOperationException("in Bad");
    }
    public static void Touch() { Console.WriteLine("not reached"); }
}
class BadField { public static readonly int X = int.Parse("no number"); static BadField() { } }
class Depends { public static int X = Bad.X + 1; static Depends() { Console.WriteLine("not reached"); } }
class Derived : Bad { public static int Z = 3; static Derived() { Console.WriteLine("Derived starts"); } }
class Generic<T>
{
    public static int X = 1;
    static Generic() { if (typeof(T) == typeof(int)) throw new NotSupportedException("int"); Console.WriteLine("fine " + typeof(T).Name); }
}
class Caught
{
    public static int X;
    static Caught() { try { X = Bad.X; } catch (TypeInitializationException) { X = -1; } }
}

static class Program
{
    static void Try(string what, Action a)
    {
        try { a(); Console.WriteLine(what + " fine"); }
        catch (TypeInitializationException e)
        {
            Exception i = e.InnerException;
            Console.Write(what + ": " + e.TypeName + " <- " + i.GetType().Name);
            if (i.InnerException != null) Console.Write(" <- " + i.InnerException.GetType().Name);
            Console.WriteLine(i is InvalidOperationException ? " " + i.Message : "");
        }
    }

    static void Main()
    {
        Try("field", () => Console.WriteLine(Bad.X));
        Try("again", () => Console.WriteLine(Bad.X));
        Try("store", () => Bad.X = 3);
        Try("method", () => Bad.Touch());
        Try("instance", () => new Bad());
        Try("format", () => Console.WriteLine(BadField.X));
        Try("depends", () => Console.WriteLine(Depends.X));
        Try("depends again", () => Console.WriteLine(Depends.X));
        Try("derived static", () => Console.WriteLine(Derived.Z));
        Try("derived instance", () => new Derived());
        Try("generic string", () => Console.WriteLine(Generic<string>.X));
        Try("caught", () => Console.WriteLine(Caught.X));
        Exception first = null, second = null;
        try { Bad.Touch(); } catch (TypeInitializationException e) { first = e; }
        try { Bad.Touch(); } catch (TypeInitializationException e) { second = e; }
        Console.WriteLine(ReferenceEquals(first.InnerException, second.InnerException));
    }
}
