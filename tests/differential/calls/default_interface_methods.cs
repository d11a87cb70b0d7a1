// compilers: dotnet
// Bodies in interfaces: inherited, overridden, diamonds, on structs, static and private ones.
using System;

interface IGreeter
{
    string Name { get; }
    string Greet() => $"hello {Name}{Mark()}";
    string Twice() => Greet() + Greet();
    private string Mark() => "!";
    static int Count;
    static string Describe(IGreeter g) { Count++; return g.Name + "#" + Count; }
}
interface ILoud : IGreeter
{
    string IGreeter.Greet() => $"HELLO {Name.ToUpperInvariant()}";
    int Volume => 11;
}
interface IQuiet : IGreeter
{
    string IGreeter.Greet() => $"psst {Name}";
}
class Plain : IGreeter { public string Name => "plain"; }
class Own : IGreeter { public string Name => "own"; public string Greet() => "own greeting"; }
class Loud : ILoud { public string Name => "loud"; }
class Both : ILoud, IQuiet
{
    public string Name => "both";
    string IGreeter.Greet() => "decided";
}
class Later : Plain, IQuiet { }
struct Value : IGreeter
{
    public int X;
    public string Name => "value " + X;
}
interface IStack<T>
{
    int Count { get; }
    T this[int i] { get; }
    T Top => this[Count - 1];
    string All()
    {
        string s = "";
        for (int i = 0; i < Count; i++) s += this[i] + ",";
        return s;
    }
}
class Letters : IStack<char> { public int Count => 3; public char this[int i] => (char)('a' + i); }
class Squares : IStack<int> { public int Count => 5; public int this[int i] => i * i; public int Top => -1; }

static class Program
{
    static string Call<T>(T x) where T : IGreeter => x.Greet();

    static void Main()
    {
        IGreeter[] all = [new Plain(), new Own(), new Loud(), new Both(), new Later(), new Value { X = 3 }];
        foreach (IGreeter g in all)
        {
            Console.WriteLine(g.Greet());
            Console.WriteLine(g.Twice());
            Console.WriteLine(IGreeter.Describe(g));
        }
        Console.WriteLine(((ILoud)all[2]).Volume);
        Console.WriteLine(Call(new Plain()) + Call(new Loud()) + Call(new Value { X = 5 }));
        IStack<char> letters = new Letters();
        Console.WriteLine(letters.Top + " " + letters.All());
        IStack<int> squares = new Squares();
        Console.WriteLine(squares.Top + " " + squares.All());
        Console.WriteLine(IGreeter.Count);
    }
}
