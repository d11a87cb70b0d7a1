// compilers: dotnet mono
// Iterators with captured variables, ref-free locals of all kinds, generic ones, in structs and classes.
using System;
using System.Collections;
using System.Collections.Generic;

class Matrix : IEnumerable<double>
{
    readonly double[,] cells = { { 1, 2.5 }, { 3, 4 } };
    public IEnumerator<double> GetEnumerator() { foreach (double d in cells) yield return d; }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    public IEnumerable<double> Diagonal { get { for (int i = 0; i < 2; i++) yield return cells[i, i]; } }
    public IEnumerable<string> this[string prefix] { get { foreach (double d in this) yield return prefix
        + d; } }
}
struct Span { public int From,
    To; public IEnumerable<int> All() { for (int i = From; i < To; i++) yield return i; } }

static class Program
{
    static IEnumerable<T> Interleave<T>(params IEnumerable<T>[] sources)
    {
        var list = new List<IEnumerator<T>>();
        foreach (var s in sources) list.Add(s.GetEnumerator());
        while (list.Count > 0)
            for (int i = 0; i < list.Count; i++)
            {
                if (list[i].MoveNext()) yield return list[i].Current;
                else list.RemoveAt(i--);
            }
    }
    static IEnumerable<Func<int>> Lambdas(int n)
    {
        int shared = 0;
        for (int i = 0; i < n; i++) { int own = i * i; yield return () => own + shared++; }
    }
    static IEnumerable<string> Permutations(string s)
    {
        if (s.Length <= 1) { yield return s; yield break; }
        for (int i = 0; i < s.Length; i++)
            foreach (string p in Permutations(s.Remove(i, 1))) yield return s[i] + p;
    }
    static IEnumerable<int> Switch(IEnumerable<int> s)
    {
        foreach (int x in s)
            switch (x % 3)
            {
                case 0: yield return x; break;
                case 1: yield return -x; goto case 0;
                default: continue;
            }
    }

    static void Main()
    {
        var m = new Matrix();
        foreach (double d in m) Console.Write(d + " ");
        foreach (double d in m.Diagonal) Console.Write(d + " ");
        foreach (string s in m["m"]) Console.Write(s + " ");
        Console.WriteLine();
        var span = new Span { From = 3, To = 7 };
        var all = span.All();
        span.To = 100;
        Console.WriteLine(string.Join(",", all));
        Console.WriteLine(string.Join("", Interleave("abc", "12345", "", "x")));
        foreach (var f in Lambdas(4)) Console.Write(f() + " ");
        Console.WriteLine();
        Console.WriteLine(string.Join(" ", Permutations("abcd")));
        Console.WriteLine(string.Join(" ", Switch(new Span { From = 0, To = 8 }.All())));
    }
}
