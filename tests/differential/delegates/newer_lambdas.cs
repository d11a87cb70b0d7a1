// compilers: dotnet
// Natural types, default parameters, discards, static lambdas, attributes, method groups cached.
using System;
using System.Collections.Generic;

static class Program
{
    static int Twice(int x) => x * 2;
    static string Name<T>() => typeof(T).Name;
    static int Sum(params int[] x) { int s = 0; foreach (int i in x) s += i; return s; }

    class Button
    {
        public event Action<string>? Clicked;
        public void Click() => Clicked?.Invoke("clicked");
    }

    static void Main()
    {
        var add = (int a, int b) => a + b;
        var text = () => "text";
        Func<int, int> twice = Twice;
        var group = Twice;
        Console.WriteLine(add(1, 2) + text() + twice(4) + group(5));
        Console.WriteLine(ReferenceEquals(M(), M()) && twice == group);
        var withDefault = (int x, int y = 10) => x * y;
        Console.WriteLine(withDefault(3) + " " + withDefault(3, 4));
        var many = (params int[] xs) => xs.Length;
        Console.WriteLine(many() + many(1, 2, 3));
        Func<int, int, int> ignore = static (_, _) => 7;
        Console.WriteLine(ignore(1, 2));
        var choose = object (bool b) => b ? 1 : "one";
        Console.WriteLine(choose(true) + "" + choose(false));
        var byRef = (ref int x, out int y) => { x++; y = x * 2; };
        int a = 1;
        byRef(ref a, out int r);
        Console.WriteLine(a + " " + r);
        var button = new Button();
        int clicks = 0;
        void Handler(string s) => clicks++;
        button.Clicked += Handler;
        button.Click();
        button.Clicked -= Handler;
        button.Click();
        Console.WriteLine(clicks);
        Action nothing = () => { };
        nothing += () => clicks += 10;
        nothing();
        Console.WriteLine(clicks);
        Action one = () => clicks++, two = () => clicks += 100, both = one + two;
        Console.WriteLine(both - (one + two) == null);
        Func<Func<string>> name = () => Name<int>;
        Console.WriteLine(name()());
        var list = new List<Func<int>>();
        foreach (var (x, y) in new[] { (1, 2), (3, 4) }) list.Add(() => x * 10 + y);
        foreach (var f in list) Console.WriteLine(f());
        Console.WriteLine(Sum([1, 2, 3]) + Apply(x => x switch { > 3 => 1, _ => 0 }, 5));
        static Func<int, int> M() => Twice;
        static int Apply(Func<int, int> f, int x) => f(x);
    }
}
