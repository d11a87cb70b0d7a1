// compilers: dotnet mono
// Boxing copies; methods through interfaces change the box.
using System;
using System.Collections.Generic;

interface ICounter { int Next(); int Value { get; set; } }
struct Counter : ICounter
{
    int value;
    public int Value { get { return value; } set { this.value = value; } }
    public int Next() { return ++value; }
    public override string ToString() { return "counter " + value; }
}
struct Plain { public int X; public string S; }

static class Program
{
    static int Bump(ICounter c) { c.Next(); return c.Next(); }
    static int BumpGeneric<T>(T c) where T : ICounter { c.Next(); return c.Next(); }
    static int BumpRef<T>(ref T c) where T : ICounter { c.Next(); return c.Next(); }

    static void Main()
    {
        var c = new Counter();
        c.Next();
        object box = c;
        c.Next();
        Console.WriteLine(c + " " + box);
        ICounter i = (ICounter)box;
        i.Next();
        i.Next();
        Console.WriteLine(i.Value + " " + box + " " + c.Value);
        Counter d = (Counter)box;
        d.Next();
        Console.WriteLine(d + " " + box);
        Console.WriteLine(Bump(c) + " " + c.Value);
        Console.WriteLine(Bump(i) + " " + box);
        Console.WriteLine(BumpGeneric(c) + " " + c.Value);
        Console.WriteLine(BumpGeneric(i) + " " + i.Value);
        Console.WriteLine(BumpRef(ref c) + " " + c.Value);
        Console.WriteLine(BumpRef(ref i) + " " + i.Value);
        i.Value = 40;
        i.Value += 2;
        Console.WriteLine(box);
        object other = box;
        ((ICounter)other).Next();
        Console.WriteLine(box + " " + ReferenceEquals(box, other));
        ICounter[] array = { c, c, i };
        foreach (var x in array) x.Next();
        Console.WriteLine(array[0].Value + " " + array[1].Value + " " + array[2].Value + " " + c.Value);
        var list = new List<Counter> { c };
        list[0].Next();
        Console.WriteLine(list[0]);
        Func<int> bound = c.Next;
        Console.WriteLine(bound() + " " + bound() + " " + c.Value);
        object p = new Plain { X = 1, S = "s" };
        var q = (Plain)p;
        q.X = 2;
        Console.WriteLine(((Plain)p).X + ((Plain)p).S + q.X);
        Console.WriteLine(p.Equals(q) + " " + p.Equals(new Plain { X = 1, S = "s" }) + " " + p.Equals(1));
        object[] many = { 1, 1L, 'c', 1.5, true, DayOfWeek.Monday, (byte)3, 2.5f };
        foreach (object o in many) Console.Write(o + ":" + o.GetType().Name + " ");
        Console.WriteLine();
        ValueType v = 5;
        Console.WriteLine(v + " " + (int)v);
        Enum e = DayOfWeek.Friday;
        Console.WriteLine(e + " " + (int)(DayOfWeek)e);
    }
}
