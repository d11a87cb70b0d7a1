// compilers: dotnet mono
// yield return and yield break, laziness, several enumerations at once.
using System;
using System.Collections;
using System.Collections.Generic;

static class Program
{
    static IEnumerable<int> Count(int n)
    {
        Console.Write("[start] ");
        for (int i = 0; i < n; i++) { Console.Write("<" + i + "> "); yield return i; }
        Console.Write("[end] ");
    }
    static IEnumerable<string> Mixed(bool stop)
    {
        yield return "a";
        if (stop) yield break;
        yield return "b";
        foreach (char c in "xyz") if (c != 'y') yield return c.ToString();
    }
    static IEnumerable<long> Fibonacci() { long a = 0, b = 1; while (true) { yield return a; long t = a
        + b; a = b; b = t; } }
    static IEnumerator<int> Enumerator(int x) { yield return x; yield return x * x; }
    static IEnumerable Untyped() { yield return 1; yield return "two"; yield return null; }
    static IEnumerable<int> Empty() { yield break; }
    static IEnumerable<int> Parameter(int n) { while (n > 0) yield return n--; }
    class Tree
    {
        public int Value; public Tree L, R;
        public IEnumerable<int> Walk()
        {
            if (L != null) foreach (int x in L.Walk()) yield return x;
            yield return Value;
            if (R != null) foreach (int x in R.Walk()) yield return x;
        }
    }

    static void Main()
    {
        var lazy = Count(3);
        Console.WriteLine("made");
        foreach (int i in lazy) Console.Write(i + " ");
        Console.WriteLine();
        foreach (int i in lazy) { Console.Write(i + " "); if (i == 1) break; }
        Console.WriteLine();
        Console.WriteLine(string.Join(",", Mixed(false)) + " " + string.Join(",", Mixed(true)));
        foreach (long f in Fibonacci()) { if (f > 1000) break; Console.Write(f + " "); }
        Console.WriteLine();
        var e = Enumerator(7);
        while (e.MoveNext()) Console.Write(e.Current + " ");
        Console.WriteLine(e.MoveNext());
        foreach (object o in Untyped()) Console.Write((o ?? "null") + " ");
        Console.WriteLine();
        foreach (int i in Empty()) Console.WriteLine("never");
        var p = Parameter(3);
        foreach (int a in p) foreach (int b in p) Console.Write(a * 10 + b + " ");
        Console.WriteLine();
        var t = new Tree { Value = 4, L = new Tree { Value = 2, R = new Tree { Value = 3 } },
            R = new Tree { Value = 6 } };
        Console.WriteLine(string.Join(" ", t.Walk()));
        using (var x = p.GetEnumerator())
        using (var y = p.GetEnumerator())
        {
            x.MoveNext(); x.MoveNext(); y.MoveNext();
            Console.WriteLine(x.Current + " " + y.Current);
        }
        try { Enumerator(1).Reset(); } catch (NotSupportedException) { Console.WriteLine("no reset"); }
    }
}
