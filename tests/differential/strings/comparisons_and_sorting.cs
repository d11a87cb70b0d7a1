// compilers: dotnet
// Comparing strings by each StringComparison and comparer; equality, hashing into sets, null and empty strings.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        (string, string)[] pairs = { ("a", "A"), ("a", "b"), ("B", "a"), ("", null), ("abc", "ab"), ("Z", "a"), ("é", "e"), ("10", "9"), ("same", "same"), (null, null) };
        StringComparison[] kinds = { StringComparison.Ordinal, StringComparison.OrdinalIgnoreCase, StringComparison.InvariantCulture };
        foreach (var (x, y) in pairs)
            Console.WriteLine($"{x ?? "null"} {y ?? "null"}: {string.Join(" ", kinds.Select(k => Math.Sign(string.Compare(x, y, k)) + (string.Equals(x, y, k) ? "=" : "")))} {x == y}");
        string[] words = { "banana", "Apple", "cherry", "apple", "Banana", "date10", "date9", "_x", "" };
        Console.WriteLine(string.Join(" ", words.Order(StringComparer.Ordinal)));
        Console.WriteLine(string.Join(" ", words.Order(StringComparer.OrdinalIgnoreCase)));
        Console.WriteLine(new HashSet<string>(words, StringComparer.OrdinalIgnoreCase).Count + " " + words.Distinct().Count() + " " + words.Contains("DATE9", StringComparer.OrdinalIgnoreCase));
        Console.WriteLine("Hello".Equals("hello", StringComparison.OrdinalIgnoreCase) + " " + "Hello".StartsWith("HE", StringComparison.OrdinalIgnoreCase) + " " + "Hello".EndsWith('o') + " " + "Hello".Contains("ELL", StringComparison.OrdinalIgnoreCase) + " " + "Hello".IndexOf("L", StringComparison.OrdinalIgnoreCase) + " " + "Hello".LastIndexOf("l", StringComparison.Ordinal) + " " + "Hello".Replace("l", "L", StringComparison.Ordinal) + " " + "Hello".Replace("HE", "J", StringComparison.OrdinalIgnoreCase));
        Console.WriteLine(string.IsNullOrEmpty("") + " " + string.IsNullOrWhiteSpace(" \t") + " " + "".Equals(null) + " " + (null + "x" + null) + " " + string.Concat("a", null, 1) + " " + ("" + null).Length);
        Console.WriteLine(string.CompareOrdinal("abc", 1, "xbd", 1, 1) + " " + Math.Sign(string.CompareOrdinal("abc", 1, "xbd", 1, 2)) + " " + Math.Sign("b".CompareTo("a")) + " " + Math.Sign(string.Compare("FILE", 1, "bile", 1, 3, StringComparison.OrdinalIgnoreCase)));
        string built = new string(new[] { 'h', 'i' }), literal = "hi";
        Console.WriteLine((built == literal) + " " + ReferenceEquals(built, literal) + " " + ReferenceEquals(string.Intern(built), literal) + " " + (string.IsInterned("hi") != null) + " " + (built.GetHashCode() == literal.GetHashCode()) + " " + ((object)built == (object)literal));
        Console.WriteLine(StringComparer.FromComparison(StringComparison.OrdinalIgnoreCase).Equals("Q", "q") + " " + StringComparer.Ordinal.Compare("a", "b") + " " + (StringComparer.OrdinalIgnoreCase.GetHashCode("KEY") == StringComparer.OrdinalIgnoreCase.GetHashCode("key")));
        try { "a".CompareTo(5); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        try { "a".StartsWith(null, StringComparison.Ordinal); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        try { "a".Equals("b", (StringComparison)99); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
    }
}
