// compilers: dotnet
// Searching spans: for any of some values, for none of them, in ranges, with comparers; trimming.
using System;
using System.Buffers;
using System.Collections.Generic;

static class Program
{
    sealed class Modulo : IEqualityComparer<int>
    {
        public bool Equals(int x, int y) { return x % 10 == y % 10; }
        public int GetHashCode(int x) { return x % 10; }
    }

    static void Show(string what, params object[] results)
    {
        Console.WriteLine(what + ": " + string.Join(" ", results));
    }

    static void Values(int[] array)
    {
        ReadOnlySpan<int> span = array;
        Span<int> writable = array;
        int[] wanted = { 3, 5 };
        Show("any", span.IndexOfAny(3, 4), span.IndexOfAny(7, 8, 5), span.IndexOfAny(wanted), writable.IndexOfAny(3, 4), writable.IndexOfAny(9, 8, 7), writable.IndexOfAny(wanted));
        Show("last any", span.LastIndexOfAny(3, 4), span.LastIndexOfAny(7, 8, 5), span.LastIndexOfAny(wanted), writable.LastIndexOfAny(3, 4), writable.LastIndexOfAny(wanted));
        Show("except", span.IndexOfAnyExcept(1), span.IndexOfAnyExcept(1, 2), span.IndexOfAnyExcept(1, 2, 3), span.IndexOfAnyExcept(wanted), writable.IndexOfAnyExcept(1), writable.IndexOfAnyExcept(wanted));
        Show("last except", span.LastIndexOfAnyExcept(5), span.LastIndexOfAnyExcept(5, 4), span.LastIndexOfAnyExcept(5, 4, 3), span.LastIndexOfAnyExcept(wanted), writable.LastIndexOfAnyExcept(5, 1));
        Show("contains", span.ContainsAny(3, 4), span.ContainsAny(wanted), span.ContainsAny(7, 8, 9), span.ContainsAnyExcept(1), span.ContainsAnyExcept(1, 2, 3), span.ContainsAnyExcept(wanted), writable.ContainsAny(1, 2), writable.ContainsAnyExcept(1));
        Show("range", span.IndexOfAnyInRange(2, 3), span.IndexOfAnyExceptInRange(1, 2), span.LastIndexOfAnyInRange(2, 3), span.LastIndexOfAnyExceptInRange(4, 9), span.ContainsAnyInRange(8, 9), span.ContainsAnyExceptInRange(0, 9), span.IndexOfAnyInRange(3, 2));
        Modulo modulo = new Modulo();
        Show("comparer", span.IndexOf(13, modulo), span.LastIndexOf(13, modulo), span.Contains(19, modulo), span.IndexOfAny(13, 14, modulo), span.IndexOfAnyExcept(11, modulo), span.ContainsAny(wanted, modulo), span.Count(11, modulo));
        Show("sequence", span.IndexOf(wanted), span.IndexOf(wanted, modulo), span.LastIndexOf(wanted), span.LastIndexOf(wanted, modulo), span.Count(wanted), span.CountAny(wanted));
        Show("ends", span.StartsWith(1), span.StartsWith(11, modulo), span.EndsWith(5), span.StartsWith(wanted, modulo), span.EndsWith(wanted, modulo), span.CommonPrefixLength(wanted), span.CommonPrefixLength(array));
        Show("empty", span.IndexOf(Array.Empty<int>()), span.LastIndexOf(Array.Empty<int>()), span.Count(Array.Empty<int>()), span.IndexOfAny(Array.Empty<int>()), span.IndexOfAnyExcept(Array.Empty<int>()), span.ContainsAny(ReadOnlySpan<int>.Empty), span.LastIndexOf(Array.Empty<int>(), modulo));
        Show("around", "abcd".AsSpan().IndexOfAnyInRange('d', 'a'), "abcd".AsSpan().IndexOfAnyExceptInRange('d', 'a'), new[] { 1.0, 2.0 }.AsSpan().IndexOfAnyInRange(2.0, 1.0));
    }

    static void Sets()
    {
        SearchValues<char> vowels = SearchValues.Create("aeiou");
        SearchValues<byte> small = SearchValues.Create(new byte[] { 1, 2, 3 });
        ReadOnlySpan<char> text = "the quick brown fox";
        ReadOnlySpan<byte> bytes = new byte[] { 9, 1, 200, 3 };
        Show("set", vowels.Contains('e'), vowels.Contains('x'), small.Contains(2), small.Contains(200));
        Show("set", text.IndexOfAny(vowels), text.LastIndexOfAny(vowels), text.IndexOfAnyExcept(vowels), text.LastIndexOfAnyExcept(vowels), text.ContainsAny(vowels), text.ContainsAnyExcept(vowels));
        Show("set", bytes.IndexOfAny(small), bytes.LastIndexOfAny(small), bytes.IndexOfAnyExcept(small), bytes.LastIndexOfAnyExcept(small));
    }

    static void Trimmed(int[] array)
    {
        ReadOnlySpan<int> span = array;
        int[] ends = { 1, 5 };
        Show("trim", span.Trim(1).Length, span.TrimStart(1).Length, span.TrimEnd(1).Length, span.TrimEnd(5).Length, span.Trim(ends).Length, span.TrimStart(ends).Length, span.TrimEnd(ends).Length);
        Show("memory", array.AsMemory().Trim(1).Length, ((ReadOnlyMemory<int>)array).TrimEnd(ends).Length);
        ReadOnlySpan<char> text = "  xxabcx ";
        Show("text", "[" + text.Trim().Trim('x').ToString() + "]", "[" + text.Trim("x ").ToString() + "]", "[" + text.TrimStart("x ").ToString() + "]", "[" + text.TrimEnd(' ').ToString() + "]", "[" + text.Trim("").ToString() + "]");
        char[] chars = "  y  ".ToCharArray();
        Show("chars", chars.AsMemory().Trim().Length, chars.AsMemory().TrimStart().Length, new Span<char>(chars).TrimEnd().Length, "  ".AsMemory().Trim().Length, "xx".AsSpan().Trim('x').Length, "".AsSpan().Trim('x').Length);
    }

    static void Main()
    {
        Values(new[] { 1, 1, 2, 3, 4, 3, 5 });
        Values(new[] { 1, 3, 5, 3, 5 });
        Values(new[] { 1 });
        Values(new int[0]);
        Sets();
        Trimmed(new[] { 1, 1, 2, 1, 5 });
        Trimmed(new[] { 1, 1 });
        Trimmed(new int[0]);
        string[] words = { "a", null, "b" };
        Show("null", words.AsSpan().IndexOfAny("b", null), words.AsSpan().IndexOfAnyExcept("a", "b"), words.AsSpan().ContainsAny(new[] { "c", null }));
    }
}
