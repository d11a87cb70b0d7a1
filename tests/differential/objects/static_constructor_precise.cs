// compilers: dotnet mono
// A static constructor runs exactly before the first access to the type.
using System;

class Logged
{
    public static int Field = Program.Log("Logged.Field");
    public static readonly string Other = "other" + Program.Log("Logged.Other");
    public int Instance = Program.Log("Logged.Instance");
    static Logged() { Program.Log("Logged static constructor"); }
    public Logged() { Program.Log("Logged constructor"); }
    public static void Method() { Program.Log("Logged.Method"); }
    public const int Constant = 5;
}
class Child : Logged
{
    static int own = Program.Log("Child.own");
    static Child() { Program.Log("Child static constructor"); }
    public Child() { Program.Log("Child constructor"); }
    public static void ChildMethod() { Program.Log("Child.ChildMethod"); }
}
class CycleA
{
    public static int X = CycleB.Y + 1;
    static CycleA() { Program.Log("CycleA " + X); }
}
class CycleB
{
    public static int Y = CycleA.X + 10;
    static CycleB() { Program.Log("CycleB " + Y); }
}
struct Value
{
    public static int Count = Program.Log("Value.Count");
    public int X;
    static Value() { Program.Log("Value static constructor"); }
    public Value(int x) { X = x; Program.Log("Value constructor"); }
    public int Get() { return X; }
}
class Generic<T>
{
    public static int Count;
    static Generic() { Program.Log("Generic of " + typeof(T).Name); }
    public static void Touch() { Count++; }
}
static class Never { static Never() { Program.Log("never"); } public const string Text = "constant"; }

static class Program
{
    static int count;
    public static int Log(string s) { Console.WriteLine(++count + " " + s); return count; }

    static void Main()
    {
        Log("begin");
        Console.WriteLine(Logged.Constant + Never.Text);
        Logged none = null;
        Logged[] array = new Logged[3];
        Console.WriteLine(array[0] == none);
        Console.WriteLine(typeof(Logged).Name);
        Log("before Child method");
        Child.ChildMethod();
        Log("before new Child");
        new Child();
        Log("before Logged method");
        Logged.Method();
        Console.WriteLine(Logged.Field + Logged.Other);
        Log("before cycle");
        Console.WriteLine(CycleA.X + " " + CycleB.Y);
        Log("before value");
        var v = new Value(3);
        Console.WriteLine(v.Get() + Value.Count);
        Generic<int>.Touch();
        Generic<string>.Touch();
        Generic<int>.Touch();
        Generic<object>.Touch();
        Console.WriteLine(Generic<int>.Count + " " + Generic<string>.Count);
    }
}
