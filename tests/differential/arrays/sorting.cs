// compilers: dotnet mono
// Array.Sort and BinarySearch with comparers, ranges, keys and items.
using System;
using System.Collections.Generic;

class Person : IComparable<Person>
{
    public string Name; public int Age;
    public int CompareTo(Person other) { return Age.CompareTo(other.Age); }
    public override string ToString() { return Name + Age; }
}
class ByLength : IComparer<string>
{
    public int Compare(string a, string b)
    {
        int c = a.Length.CompareTo(b.Length);
        return c != 0 ? c : string.CompareOrdinal(a, b);
    }
}
class Incomparable { }

static class Program
{
    static void Show<T>(T[] a) { Console.WriteLine(string.Join(" ", a)); }

    static void Main()
    {
        int[] a = { 5, -3, 8, 1, 9, 3, int.MinValue, int.MaxValue, 0 };
        Array.Sort(a);
        Show(a);
        Console.WriteLine(Array.BinarySearch(a, 8) + " " + Array.BinarySearch(a, 4) + " "
            + Array.BinarySearch(a, -100));
        Array.Sort(a, (x, y) => y.CompareTo(x));
        Show(a);
        Array.Sort(a, 2, 5);
        Show(a);
        string[] s = { "pear", "fig", "apple", "kiwi", "Fig", "banana", "" };
        Array.Sort(s, StringComparer.Ordinal);
        Show(s);
        Array.Sort(s, new ByLength());
        Show(s);
        Console.WriteLine(Array.BinarySearch(s, "kiwi", new ByLength()) + " " + Array.BinarySearch(s, "zzz",
            new ByLength()));
        Array.Sort(s, (x, y) => string.CompareOrdinal(y, x));
        Show(s);
        var people = new[] { new Person { Name = "a", Age = 40 }, new Person { Name = "b", Age = 20 },
            new Person { Name = "c", Age = 30 } };
        Array.Sort(people);
        Show(people);
        Array.Sort(people, (x, y) => string.CompareOrdinal(y.Name, x.Name));
        Show(people);
        int[] keys = { 3, 1, 2, 0 };
        string[] items = { "three", "one", "two", "zero" };
        Array.Sort(keys, items);
        Show(keys);
        Show(items);
        double[] d = { 2.5, -1, double.PositiveInfinity, 0, double.NegativeInfinity };
        Array.Sort(d);
        Show(d);
        char[] c = "sorting".ToCharArray();
        Array.Sort(c);
        Console.WriteLine(new string(c));
        var big = new int[500];
        uint seed = 12345;
        for (int i = 0; i < big.Length; i++) { seed = seed * 1664525
            + 1013904223; big[i] = (int)(seed >> 16) % 1000; }
        Array.Sort(big);
        bool sorted = true;
        for (int i = 1; i < big.Length; i++) sorted &= big[i - 1] <= big[i];
        Console.WriteLine(sorted + " " + big[0] + " " + big[250] + " " + big[499]);
        try { Array.Sort(new[] { new Incomparable(), new Incomparable() }); }
        catch (InvalidOperationException e) { Console.WriteLine(e.GetType().Name + " "
            + (e.InnerException != null)); }
        try { Array.Sort(a, (x, y) => { throw new FormatException(); }); }
        catch (InvalidOperationException e) { Console.WriteLine(e.InnerException.GetType().Name); }
        Array.Sort(new Incomparable[1]);
        Console.WriteLine("one needs no comparison");
    }
}
