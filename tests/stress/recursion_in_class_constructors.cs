// Class constructors that need each other (the second one sees the first one's class as it is), and one that
// fails, whose exception is the same each time.
// prints: 1 11 no no True
using System;

static class A
{
    public static int Value = B.Value + 1;
    static A() { }
}

static class B
{
    public static int Value = A.Value + 10;
    static B() { }
}

static class Failing
{
    public static int Value = Fail();
    static Failing() { }
    static int Fail() { throw new Exception("no"); }
}

static class Program
{
    static Exception Try()
    {
        try { return Failing.Value == 0 ? (Exception)null : null; }
        catch (TypeInitializationException e) { return e; }
    }

    static void Main()
    {
        int b = B.Value;
        Exception first = Try(), second = Try();
        Console.WriteLine(A.Value + " " + b + " " + first.InnerException.Message + " " + second.InnerException.Message + " " + (first == second));
    }
}
