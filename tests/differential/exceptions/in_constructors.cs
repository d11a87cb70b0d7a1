// compilers: dotnet mono
// Exceptions in constructors, property setters, indexers, operators, delegates, iterators.
using System;
using System.Collections.Generic;

class Guarded
{
    public static int Alive;
    readonly int x = Check("field", 1);
    public Guarded(int v) { Alive++; Check("body", v); Alive += 10; }
    public static int Check(string where, int v) { if (v < 0) throw new ArgumentException(where); return v; }
    public int Value { get { return x; } set { Check("setter", value); } }
    public int this[int i] { get { return Check("indexer", i); } }
    public static Guarded operator +(Guarded a, int n) { Check("operator", n); return a; }
    public static implicit operator int(Guarded g) { return Check("conversion", g == null ? -1 : 1); }
    public override string ToString() { throw new NotSupportedException("ToString"); }
}
class Child : Guarded
{
    public string State = "set";
    public Child(int v) : base(Check("argument", v)) { State = "done"; }
}

static class Program
{
    static Child partial;
    class Leaks : Guarded { public Leaks() : base(1) { } }
    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); }
        catch (ArgumentException e) { Console.WriteLine("argument " + e.Message); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + e.Message); }
    }
    static IEnumerable<int> Failing()
    {
        yield return 1;
        yield return Guarded.Check("iterator", -1);
    }

    static void Main()
    {
        Guarded g = null;
        Try(() => g = new Guarded(-1));
        Console.WriteLine((g == null) + " " + Guarded.Alive);
        Try(() => g = new Guarded(1));
        Console.WriteLine(Guarded.Alive);
        Try(() => partial = new Child(-1));
        Console.WriteLine((partial == null) + " " + Guarded.Alive);
        Try(() => g.Value = -1);
        Try(() => g.Value += 3);
        Try(() => Console.WriteLine(g[-2]));
        Try(() => g += -1);
        Try(() => g += 1);
        Try(() => { int i = g; });
        Try(() => { int i = (Guarded)null; });
        Try(() => Console.WriteLine("text" + g));
        Try(() => Console.WriteLine(string.Format("{0}", g)));
        Try(() => { foreach (int i in Failing()) Console.WriteLine(i); });
        Try(() => new List<Guarded> { new Guarded(2), new Guarded(-2) });
        Try(() => Array.ConvertAll(new[] { 1, -1 }, x => Guarded.Check("converter", x)));
        Try(() => new List<int> { 3, 1, 2 }.ForEach(x => Guarded.Check("each", x - 2)));
        Action many = () => Console.WriteLine("first");
        many += () => Guarded.Check("second", -1);
        many += () => Console.WriteLine("third");
        Try(many);
        Console.WriteLine(Guarded.Alive);
    }
}
