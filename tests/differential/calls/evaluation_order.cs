// compilers: dotnet mono
// Receivers, arguments and indices are evaluated from left to right, before the call fails.
using System;

class Thing
{
    public int Value;
    public Thing Set(int v) { Console.Write("set" + v + " "); Value = v; return this; }
    public int Get(int a, int b) { Console.Write("get "); return Value + a + b; }
    public int this[int i, int j]
    {
        get { Console.Write("index" + i + j + " "); return i + j; }
        set { Console.Write("store" + i + j + "=" + value + " "); }
    }
}

static class Program
{
    static int Log(int x) { Console.Write(x + " "); return x; }
    static Thing Make(string s) { Console.Write(s + " "); return new Thing(); }
    static Thing Null() { Console.Write("null "); return null; }
    static int[] Array() { Console.Write("array "); return new int[3]; }
    static int Throw(string s) { Console.Write(s + " "); throw new InvalidOperationException(); }

    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        Console.WriteLine(Make("a").Set(1).Set(2).Get(Log(3), Log(4)));
        Console.WriteLine(Make("b")[Log(1), Log(2)]);
        Make("c")[Log(1), Log(2)] = Log(3);
        Console.WriteLine();
        Make("d")[Log(1), Log(2)] += Log(3);
        Console.WriteLine();
        Try(() => Null().Get(Log(1), Log(2)));
        Try(() => Null().Value = Log(5));
        Try(() => Array()[Log(5)] = Log(6));
        Try(() => Array()[Log(5)] += Log(6));
        Try(() => Array()[Throw("t")] = Log(6));
        Try(() => Make("e").Get(Log(1), Throw("u")));
        Try(() => Console.WriteLine(Log(1) / (Log(2) - Log(2)) + Log(3)));
        Try(() => Console.WriteLine(Log(1) + Throw("v") * Log(2)));
        int i = 1;
        int[] a = { 0, 10, 20, 30 };
        a[i] = i = 2;
        Console.WriteLine(a[1] + " " + a[2] + " " + i);
        i = i + (i = 5) * i;
        Console.WriteLine(i);
        i = 1;
        int x = a[i++] + a[i++] * a[i];
        Console.WriteLine(x + " " + i);
        string s = "x";
        s = s + (s = "y") + s;
        Console.WriteLine(s);
        int[] old = a;
        a[0] = (a = new int[] { 7, 8 })[1];
        Console.WriteLine(old[0] + " " + a[0]);
    }
}
