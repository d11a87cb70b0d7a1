// compilers: dotnet mono
// What an enumerator does outside foreach: Current before and after, disposal in the middle, Reset, parallel use.
using System;
using System.Collections;
using System.Collections.Generic;

static class Program
{
    static IEnumerable<string> Words(string text)
    {
        Console.WriteLine("  start");
        try
        {
            foreach (string w in text.Split(' '))
            {
                if (w == "fail") throw new FormatException("asked to");
                yield return w;
                Console.WriteLine("  after " + w);
            }
        }
        finally { Console.WriteLine("  cleanup"); }
        Console.WriteLine("  end");
    }
    static IEnumerator<int> Bare()
    {
        yield return 1;
        yield return 2;
    }
    static void Main()
    {
        IEnumerable<string> words = Words("one two three");
        using (IEnumerator<string> e = words.GetEnumerator())
        {
            Console.WriteLine(e.Current == null);
            Console.WriteLine(e.MoveNext() + " " + e.Current + " " + e.Current);
            IEnumerator<string> other = words.GetEnumerator();
            Console.WriteLine(other.MoveNext() + " " + other.Current + " " + ReferenceEquals(e, other));
            e.MoveNext();
            Console.WriteLine(e.Current + " " + other.Current);
            try { e.Reset(); } catch (NotSupportedException) { Console.WriteLine("no reset"); }
            other.Dispose();
            Console.WriteLine(other.MoveNext());
        }
        IEnumerator<string> failing = Words("a fail b").GetEnumerator();
        failing.MoveNext();
        try { failing.MoveNext(); } catch (FormatException x) { Console.WriteLine(x.Message); }
        Console.WriteLine(failing.MoveNext());
        Words("never started").GetEnumerator().Dispose();
        foreach (string w in Words("x y z")) if (w == "y") break;
        IEnumerator<int> bare = Bare();
        int sum = 0;
        while (bare.MoveNext()) sum += bare.Current;
        Console.WriteLine(sum + " " + bare.MoveNext());
        IEnumerator untyped = Bare();
        untyped.MoveNext();
        object boxed = untyped.Current;
        Console.WriteLine(boxed + " " + boxed.GetType().Name);
    }
}
