// compilers: dotnet
// Static members of interfaces called through type parameters.
using System;

interface INumber<T> where T : INumber<T>
{
    static abstract T Zero { get; }
    static abstract T operator +(T a, T b);
    static abstract T Parse(string s);
    static virtual string Kind => "a number";
    T Twice() => (T)this + (T)this;
}

readonly struct Whole : INumber<Whole>
{
    readonly int value;
    public Whole(int v) => value = v;
    public static Whole Zero => new(0);
    public static Whole operator +(Whole a, Whole b) => new(a.value + b.value);
    public static Whole Parse(string s) => new(int.Parse(s));
    public static string Kind => "whole";
    public override string ToString() => "w" + value;
}

class Text : INumber<Text>
{
    readonly string value;
    public Text(string v) => value = v;
    public static Text Zero { get; } = new("");
    public static Text operator +(Text a, Text b) => new(a.value + b.value);
    public static Text Parse(string s) => new(s);
    public override string ToString() => "'" + value + "'";
}

interface IFactory<T> { static abstract T Make(int n); }
class Squares : IFactory<int> { public static int Make(int n) => n * n; }
class Names : IFactory<string> { public static string Make(int n) => "name" + n; }
class MoreNames : Names, IFactory<string> { public static new string Make(int n) => "more" + n; }

static class Program
{
    static T Sum<T>(params string[] texts) where T : INumber<T>
    {
        T sum = T.Zero;
        foreach (string t in texts) sum += T.Parse(t);
        return sum;
    }

    static string Kind<T>() where T : INumber<T> => T.Kind;

    static string Make<F, T>(int n) where F : IFactory<T>
    {
        string s = "";
        for (int i = 0; i < n; i++) s += F.Make(i) + " ";
        return s;
    }

    static void Main()
    {
        Console.WriteLine(Sum<Whole>("1", "20", "300"));
        Console.WriteLine(Sum<Text>("1", "20", "300"));
        Console.WriteLine(Sum<Whole>());
        Console.WriteLine(Sum<Text>());
        Console.WriteLine(Kind<Whole>());
        Console.WriteLine(Kind<Text>());
        INumber<Text> t = new Text("ab");
        Console.WriteLine(t.Twice());
        INumber<Whole> w = new Whole(21);
        Console.WriteLine(w.Twice());
        Console.WriteLine(Make<Squares, int>(6));
        Console.WriteLine(Make<Names, string>(3));
        Console.WriteLine(Make<MoreNames, string>(3));
        Func<string, Whole> parse = Parser<Whole>();
        Console.WriteLine(parse("7"));
    }

    static Func<string, T> Parser<T>() where T : INumber<T> => s => T.Parse(s);
}
