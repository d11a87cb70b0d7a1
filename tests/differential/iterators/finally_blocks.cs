// compilers: dotnet mono
// try/finally within iterators: run at the end, on early dispose, on exceptions.
using System;
using System.Collections.Generic;

static class Program
{
    static IEnumerable<int> Guarded(string name, int fail)
    {
        try
        {
            for (int i = 0; i < 3; i++)
            {
                if (i == fail) throw new InvalidOperationException(name + " fails");
                try { yield return i; }
                finally { Console.Write("{" + i + "} "); }
            }
        }
        finally { Console.Write("finally " + name + " "); }
        Console.Write("after " + name + " ");
    }
    static IEnumerable<int> Outer()
    {
        try { foreach (int i in Guarded("inner", -1)) yield return i * 10; }
        finally { Console.Write("outer "); }
    }
    class Resource : IDisposable { public void Dispose() { Console.Write("disposed "); } }
    static IEnumerable<string> Using() { using (new Resource()) { yield return "x"; yield return "y"; } }
    static IEnumerable<int> Catching()
    {
        for (int i = 0; i < 3; i++)
        {
            int r;
            try { r = 10 / (i - 1); } catch (DivideByZeroException) { r = -1; }
            yield return r;
        }
    }

    static void Main()
    {
        foreach (int i in Guarded("full", -1)) Console.Write(i + " ");
        Console.WriteLine();
        foreach (int i in Guarded("break", -1)) { Console.Write(i + " "); if (i == 1) break; }
        Console.WriteLine();
        try { foreach (int i in Guarded("throw", 2)) Console.Write(i + " "); }
        catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { foreach (int i in Guarded("body", -1)) throw new Exception("from body"); }
        catch (Exception e) { Console.WriteLine(e.Message); }
        foreach (int i in Outer()) { Console.Write(i + " "); if (i == 10) break; }
        Console.WriteLine();
        foreach (string s in Using()) Console.Write(s + " ");
        Console.WriteLine();
        foreach (string s in Using()) { Console.Write(s + " "); break; }
        Console.WriteLine();
        Console.WriteLine(string.Join(" ", Catching()));
        var e1 = Guarded("never started", -1).GetEnumerator();
        e1.Dispose();
        Console.WriteLine(e1.MoveNext());
        var e2 = Guarded("twice", -1).GetEnumerator();
        e2.MoveNext();
        e2.Dispose();
        e2.Dispose();
        Console.WriteLine(e2.MoveNext());
        var e3 = Guarded("once", 1).GetEnumerator();
        e3.MoveNext();
        try { e3.MoveNext(); } catch (InvalidOperationException) { Console.Write("caught "); }
        Console.WriteLine(e3.MoveNext());
    }
}
