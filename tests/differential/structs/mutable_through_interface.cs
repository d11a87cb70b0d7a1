// compilers: dotnet mono
// Mutable structs: readonly fields, properties, foreach variables, generics and constraints.
using System;
using System.Collections.Generic;

interface IStep { void Step(); int At { get; } }
struct Walker : IStep
{
    public int Position;
    public void Step() { Position++; }
    public int At { get { return Position; } }
    public Walker Self { get { Step(); return this; } }
}
class Fields
{
    public Walker Open;
    public readonly Walker Closed;
    public static readonly Walker Static = new Walker { Position = 5 };
    public Walker Property { get; set; }
    public Walker[] Many = new Walker[2];
    public void StepAll()
    {
        Open.Step(); Closed.Step(); Static.Step(); Property.Step(); Many[0].Step();
    }
}
struct Outer { public Walker Inner; public readonly Walker Sealed; public void Go() { Inner.Step(); Sealed.Step(); } }

static class Program
{
    static int Run<T>(T w, int n) where T : IStep { for (int i = 0; i < n; i++) w.Step(); return w.At; }
    static int RunRef<T>(ref T w,
        int n) where T : IStep { for (int i = 0; i < n; i++) w.Step(); return w.At; }
    static int RunBoxed(IStep w, int n) { for (int i = 0; i < n; i++) w.Step(); return w.At; }
    static T[] Array<T>(T w) where T : IStep { var a = new[] { w, w }; a[0].Step(); return a; }

    static void Main()
    {
        var f = new Fields();
        for (int i = 0; i < 3; i++) f.StepAll();
        Console.WriteLine(f.Open.At + " " + f.Closed.At + " " + Fields.Static.At + " " + f.Property.At + " "
            + f.Many[0].At);
        var w = new Walker();
        Console.WriteLine(Run(w, 3) + " " + w.At);
        Console.WriteLine(RunRef(ref w, 3) + " " + w.At);
        Console.WriteLine(RunBoxed(w, 3) + " " + w.At);
        IStep boxed = w;
        Console.WriteLine(RunBoxed(boxed, 3) + " " + boxed.At + " " + w.At);
        Console.WriteLine(Run(boxed, 2) + " " + boxed.At);
        var o = new Outer();
        o.Go();
        o.Go();
        Console.WriteLine(o.Inner.At + " " + o.Sealed.At);
        var a = Array(w);
        Console.WriteLine(a[0].At + " " + a[1].At);
        Console.WriteLine(w.Self.Self.Self.At + " " + w.At);
        var list = new List<Walker> { w, w };
        list[0].Step();
        list.ForEach(x => x.Step());
        Console.WriteLine(list[0].At);
        foreach (var x in list) { x.Step(); Console.Write(x.At + " "); }
        Console.WriteLine();
        Action step = w.Step;
        step();
        step();
        Console.WriteLine(w.At + " " + ((Walker)step.Target).At);
        var pair = new KeyValuePair<string, Walker>("k", w);
        pair.Value.Step();
        Console.WriteLine(pair.Value.At + " " + w.At);
        using (var e = new List<int> { 1, 2, 3 }.GetEnumerator())
        {
            while (e.MoveNext()) Console.Write(e.Current + " ");
        }
        var copy = new List<int> { 1, 2, 3 }.GetEnumerator();
        copy.MoveNext();
        var second = copy;
        second.MoveNext();
        Console.WriteLine(copy.Current + " " + second.Current);
    }
}
