// compilers: dotnet mono
// Equality, ordinal comparison, comparison operators, null and empty.
using System;
using System.Collections.Generic;

static class Program
{
    static int Sign(int x) { return Math.Sign(x); }

    static void Main()
    {
        string a = "apple", b = "banana", n = null, built = new string("apple".ToCharArray());
        Console.WriteLine((a == built) + " " + (a != b) + " " + (n == null) + " " + (a == n) + " "
            + ReferenceEquals(a, built));
        Console.WriteLine(ReferenceEquals(a, "app" + "le") + " " + ReferenceEquals(string.Intern(built), a)
            + " " + ((object)a == (object)built));
        Console.WriteLine(a.Equals(built) + " " + a.Equals(n) + " " + a.Equals((object)built) + " "
            + a.Equals(5) + " " + Equals(a, built));
        Console.WriteLine(a.Equals("APPLE", StringComparison.OrdinalIgnoreCase) + " "
            + a.Equals("APPLE", StringComparison.Ordinal)
            + " " + string.Equals(n, null) + " "
                + string.Equals("A", "a", StringComparison.OrdinalIgnoreCase));
        Console.WriteLine(Sign(string.CompareOrdinal(a, b)) + " " + Sign(string.CompareOrdinal(b, a)) + " "
            + string.CompareOrdinal(a, built));
        Console.WriteLine(Sign(string.CompareOrdinal("a", "B")) + " " + Sign(string.CompareOrdinal("a",
            "ab")) + " "
            + Sign(string.CompareOrdinal(null, "a")) + " " + string.CompareOrdinal(null, null) + " "
                + Sign(string.CompareOrdinal("", "a")));
        Console.WriteLine(Sign(string.Compare("a", "B", StringComparison.Ordinal)) + " "
            + Sign(string.Compare("a", "B", StringComparison.OrdinalIgnoreCase)) + " "
            + string.Compare("x1", "X1", StringComparison.OrdinalIgnoreCase));
        Console.WriteLine(Sign(string.CompareOrdinal("xxabc", 2, "yabd", 1, 2)) + " "
            + Sign(string.CompareOrdinal("xxabc", 2, "yabd", 1, 3)));
        Console.WriteLine(string.IsNullOrEmpty(n) + " " + string.IsNullOrEmpty("") + " "
            + string.IsNullOrEmpty(" ") + " "
            + string.IsNullOrWhiteSpace(" \t") + " " + string.IsNullOrWhiteSpace("x") + " "
                + (string.Empty == ""));
        Console.WriteLine(a.GetHashCode() == built.GetHashCode());
        Console.WriteLine(StringComparer.OrdinalIgnoreCase.Equals("Key", "kEY") + " "
            + StringComparer.Ordinal.Equals("Key", "kEY")
            + " " + Sign(StringComparer.Ordinal.Compare("b", "a")));
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { { "One", 1 } };
        map["ONE"]++;
        Console.WriteLine(map["one"] + " " + map.Count + " " + map.ContainsKey("oNe"));
        var list = new List<string> { "b", "A", "a", "B", "", "aa", "_" };
        list.Sort(StringComparer.Ordinal);
        Console.WriteLine(string.Join(",", list));
        list.Sort((x, y) => x.Length != y.Length ? y.Length - x.Length : string.CompareOrdinal(y, x));
        Console.WriteLine(string.Join(",", list));
        Console.WriteLine("\u00e9" == "e\u0301");
        Console.WriteLine(("a" + 1 == "a1") + " " + ("" + 'c' == "c") + " " + ((string)null + null == ""));
        switch (built) { case "apple": Console.WriteLine("switched"); break; }
        Console.WriteLine(a.CompareTo(a) + " " + Sign(a.CompareTo(b)) + " " + Sign(b.CompareTo(a)) + " "
            + Sign(a.CompareTo(null)));
    }
}
