// compilers: dotnet mono
// Static initialisers in textual order; cycles; a static constructor after the fields.
using System;
using System.Collections.Generic;

class Order
{
    public static List<string> Log = new List<string>();
    static int Say(string s, int v) { Log.Add(s + v); return v; }
    static int a = Say("a", b + 1);
    static int b = Say("b", 10);
    static int c = Say("c", a + b);
    static readonly int d;
    static Order() { Log.Add("constructor"); d = c * 2; a = 100; }
    public static string Values { get { return a + " " + b + " " + c + " " + d; } }
}
class First { public static int X = Second.Y + 1; static First() { } }
class Second { public static int Y = Third.Z + 1; static Second() { } }
class Third { public static int Z = First.X + 1; static Third() { } }
class Lazy { public static bool Made; public static readonly Lazy Instance = new Lazy(); static Lazy() { } Lazy() { Made = true; } public int N = 5; }
class Parent { public static string Trace = ""; static Parent() { Trace += "P"; } public Parent() { Trace += "p"; } }
class Kid : Parent { static Kid() { Trace += "K"; } public Kid() { Trace += "k"; } }
static class Conditional { public static int Used; static Conditional() { Used = 1; Order.Log.Add("conditional"); } public static void Touch() { } }
struct Value { public static int Statics; static Value() { Statics = 7; } public int X; public Value(int x) { X = x + Statics; } }

static class Program
{
    static readonly string text = "p" + number;
    static readonly int number = 5;

    static void Main()
    {
        Console.WriteLine(Order.Values);
        Console.WriteLine(string.Join(" ", Order.Log));
        Console.WriteLine(Second.Y + " " + First.X + " " + Third.Z);
        Console.WriteLine(Lazy.Instance.N + " " + Lazy.Made);
        new Kid();
        new Kid();
        new Parent();
        Console.WriteLine(Parent.Trace.Replace("KP", "PK"));
        if (Order.Log.Count > 100) Conditional.Touch();
        Console.WriteLine(Order.Log.Contains("conditional"));
        Conditional.Touch();
        Console.WriteLine(Order.Log.Contains("conditional") + " " + Conditional.Used);
        Console.WriteLine(new Value(1).X + " " + Value.Statics);
        Console.WriteLine(text + number);
    }
}
