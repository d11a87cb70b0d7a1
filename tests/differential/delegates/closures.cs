// compilers: dotnet mono
// Captured variables: shared, per iteration, of loops, parameters, nested scopes.
using System;
using System.Collections.Generic;

static class Program
{
    static Func<int> Counter(int start) { int n = start; return () => n++; }
    static Action<int> Adder(List<int> list, int factor) { return x => list.Add(x * factor); }
    static void Pair(out Func<int> get, out Action<int> set) { int v = 0; get = () => v; set = x => v = x; }
    static Func<int, Func<int, Func<int, int>>> Curried() { return a => b => c => a * 100 + b * 10 + c; }
    static Func<T> Constant<T>(T t) { return () => t; }

    class Holder
    {
        int field = 5;
        public Func<int> Get() { return () => field; }
        public Func<int, int> Mixed(int p) { int local = p * 2; return x => { local += x; field++; return local + p + field; }; }
        public void Set(int f) { field = f; }
    }

    static void Main()
    {
        var c = Counter(5);
        var d = Counter(100);
        Console.WriteLine(c() + " " + c() + " " + d() + " " + c());
        var actions = new List<Func<int>>();
        for (int i = 0; i < 4; i++) actions.Add(() => i);
        foreach (var a in actions) Console.Write(a() + " ");
        actions.Clear();
        for (int i = 0; i < 4; i++) { int copy = i; actions.Add(() => copy++); }
        foreach (var a in actions) Console.Write(a() + a() + " ");
        actions.Clear();
        foreach (int x in new[] { 7, 8, 9 }) actions.Add(() => x);
        foreach (var a in actions) Console.Write(a() + " ");
        Console.WriteLine();
        var list = new List<int>();
        Adder(list, 2)(5);
        Adder(list, 3)(5);
        Console.WriteLine(string.Join(",", list));
        Func<int> get; Action<int> set;
        Pair(out get, out set);
        set(42);
        Console.WriteLine(get());
        Console.WriteLine(Curried()(1)(2)(3) + Constant("k")() + Constant(5)());
        var h = new Holder();
        var field = h.Get();
        var mixed = h.Mixed(10);
        Console.WriteLine(mixed(1) + " " + mixed(1) + " " + field());
        h.Set(-1);
        Console.WriteLine(field() + " " + mixed(0));
        int outer = 1;
        Action increment = () =>
        {
            int inner = outer * 10;
            Action nested = () => { inner++; outer += inner; };
            nested();
            nested();
        };
        increment();
        Console.WriteLine(outer);
        increment();
        Console.WriteLine(outer);
        int w = 0;
        Func<int> next = null;
        while (w < 3) { int k = w; var previous = next; next = () => k
            + (previous == null ? 0 : previous() * 10); w++; }
        Console.WriteLine(next());
        Action<int> self = null;
        self = n => { if (n > 0) { Console.Write(n + " "); self(n - 1); } };
        self(5);
        Console.WriteLine();
        var point = new KeyValuePair<int, int>(1, 2);
        Func<int> captured = () => point.Key + point.Value;
        point = new KeyValuePair<int, int>(10, 20);
        Console.WriteLine(captured());
        try { Func<int> bad = () => { throw new InvalidOperationException("from lambda"); }; bad(); }
        catch (InvalidOperationException e) { Console.WriteLine(e.Message + outer); }
    }
}
