// compilers: dotnet mono
// foreach over types with the right methods and no interface; disposal; conversions of the element.
using System;
using System.Collections;
using System.Collections.Generic;

struct Range
{
    readonly int from, to;
    public Range(int f, int t) { from = f; to = t; }
    public Enumerator GetEnumerator() { return new Enumerator { at = from - 1, to = to }; }
    public struct Enumerator
    {
        internal int at, to;
        public int Current { get { return at; } }
        public bool MoveNext() { return ++at < to; }
    }
}
class Disposing
{
    public class E : IDisposable
    {
        int n;
        public object Current { get { return n; } }
        public bool MoveNext() { return n++ < 3; }
        public void Dispose() { Console.Write("disposed "); }
    }
    public E GetEnumerator() { Console.Write("get "); return new E(); }
}
class Old : IEnumerable { public IEnumerator GetEnumerator() { return new[] { 1, 2, 3 }.GetEnumerator(); } }
class Both : IEnumerable<string>
{
    public IEnumerator<string> GetEnumerator() { yield return "generic"; }
    IEnumerator IEnumerable.GetEnumerator() { yield return "plain"; }
}
class Wide : IEnumerable<long>
{
    public IEnumerator<long> GetEnumerator() { yield return 1; yield return 1L << 33; }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
}

static class Program
{
    static void Main()
    {
        foreach (int i in new Range(2, 6)) Console.Write(i + " ");
        foreach (long i in new Range(0, 2)) Console.Write(i * 10000000000 + " ");
        Console.WriteLine();
        foreach (int i in new Disposing()) { Console.Write(i + " "); }
        Console.WriteLine();
        foreach (object i in new Disposing()) { Console.Write(i + " "); break; }
        Console.WriteLine();
        try { foreach (string s in new Disposing()) Console.Write(s); }
        catch (InvalidCastException) { Console.WriteLine("wrong element"); }
        int sum = 0;
        foreach (int i in new Old()) sum += i;
        foreach (object o in new Old()) sum += (int)o;
        Console.WriteLine(sum);
        foreach (var s in new Both()) Console.Write(s + " ");
        foreach (var s in (IEnumerable)new Both()) Console.WriteLine(s);
        foreach (int i in new Wide()) Console.Write(i + " ");
        Console.WriteLine();
        try { checked { foreach (int i in new Wide()) Console.Write(i + " "); } }
        catch (OverflowException) { Console.WriteLine("overflow"); }
        IEnumerable<int> none = null;
        try { foreach (int i in none) Console.WriteLine(i); } catch (NullReferenceException) { Console.WriteLine("null"); }
        foreach (DictionaryEntry e in new Hashtable { { "k", 1 } }) Console.WriteLine(e.Key + "=" + e.Value);
        foreach (var r in new[] { new Range(0, 2), new Range(5, 7) }) foreach (var i in r) Console.Write(i);
        Console.WriteLine();
    }
}
