// compilers: dotnet mono
// Delegates to static, instance, virtual, interface, generic, struct and extension methods.
using System;
using System.Collections.Generic;

interface INamed { string Name(int n); }
class Base : INamed
{
    public virtual string Name(int n) { return "base" + n; }
    public Func<int, string> Own() { return Name; }
}
class Derived : Base
{
    public override string Name(int n) { return "derived" + n; }
    public Func<int, string> BaseName() { return base.Name; }
}
struct Tally : INamed
{
    public int Total;
    public string Name(int n) { Total += n; return "tally" + Total; }
}
static class Ext { public static string Tag(this Base b, int n) { return "ext" + b.Name(n); } }
delegate void Out(int x, out string s);
delegate T Generic<T>(T x);

static class Program
{
    static string Static(int n) { return "static" + n; }
    static string Of<T>(int n) { return typeof(T).Name + n; }
    static void Fill(int x, out string s) { s = "filled" + x; }
    static object Loose(object o) { return "loose " + o; }
    static R Apply<T, R>(Func<T, R> f, T x) { return f(x); }
    static Func<A, C> Compose<A, B, C>(Func<A, B> f, Func<B, C> g) { return x => g(f(x)); }

    static void Main()
    {
        Base b = new Derived();
        var list = new List<Func<int, string>> { Static, b.Name, new Base().Name, Of<string>,
            b.Own(), ((Derived)b).BaseName(),
            ((INamed)b).Name, b.Tag, n => "lambda" + n, delegate(int n) { return "anonymous" + n; } };
        for (int i = 0; i < list.Count; i++) Console.WriteLine(list[i](i));
        var t = new Tally { Total = 10 };
        Func<int, string> boxed = t.Name;
        Console.WriteLine(boxed(1) + boxed(1) + t.Total + ((Tally)boxed.Target).Total);
        INamed n1 = t;
        Func<int, string> shared = n1.Name;
        shared(5);
        Console.WriteLine(n1.Name(5) + " " + t.Total);
        Out o = Fill;
        string s;
        o(3, out s);
        Console.WriteLine(s);
        Generic<int> square = x => x * x;
        Generic<string> twice = x => x + x;
        Console.WriteLine(square(7) + twice("ab"));
        Func<string, object> loose = Loose;
        Console.WriteLine(loose("text"));
        Console.WriteLine(Apply(int.Parse, "41") + Apply(x => x.Length, "four") + Apply<int, string>(Static,
            1));
        Console.WriteLine(Compose<int, int, string>(x => x + 1, x => "<" + x + ">")(4));
        Action<object> print = Console.WriteLine;
        print(5);
        Func<int, string> again = new Func<int, string>(list[0]);
        Console.WriteLine(again(9) + again.Invoke(10));
        Func<int> length = "hello".Trim().ToString().GetHashCode;
        Console.WriteLine(length() == "hello".GetHashCode());
        Base none = null;
        try { Func<int, string> f = none.Name; Console.WriteLine(f == null); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        Action nothing = null;
        try { nothing(); } catch (NullReferenceException) { Console.WriteLine("null delegate"); }
        Predicate<int> even = x => x % 2 == 0;
        Comparison<int> down = (x, y) => y - x;
        Console.WriteLine(even(4) + " " + down(1, 5));
        Func<Func<int, int>, int, int> applyTwice = (f, x) => f(f(x));
        Console.WriteLine(applyTwice(x => x * 3, 2));
    }
}
