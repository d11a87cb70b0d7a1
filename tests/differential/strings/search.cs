// compilers: dotnet mono
// IndexOf, LastIndexOf, Contains, StartsWith, EndsWith: by char and ordinally by string.
using System;

static class Program
{
    static void Main()
    {
        string s = "the rain in Spain stays mainly";
        Console.WriteLine(s.IndexOf('a') + " " + s.IndexOf('a', 6) + " " + s.IndexOf('z') + " "
            + s.IndexOf('a', 7, 3));
        Console.WriteLine(s.LastIndexOf('a') + " " + s.LastIndexOf('a', 20) + " " + s.LastIndexOf('z'));
        Console.WriteLine(s.IndexOf("ain", StringComparison.Ordinal) + " "
            + s.IndexOf("ain", 6, StringComparison.Ordinal)
            + " " + s.IndexOf("xyz", StringComparison.Ordinal) + " "
                + s.IndexOf("", StringComparison.Ordinal));
        Console.WriteLine(s.LastIndexOf("ain", StringComparison.Ordinal) + " "
            + s.LastIndexOf("the", StringComparison.Ordinal));
        Console.WriteLine(s.IndexOf("SPAIN", StringComparison.OrdinalIgnoreCase) + " "
            + s.IndexOf("SPAIN", StringComparison.Ordinal));
        Console.WriteLine(s.IndexOfAny(new[] { 'x', 'y', 'S' }) + " " + s.LastIndexOfAny(new[] { 'p', 't' })
            + " "
            + s.IndexOfAny(new char[0]));
        Console.WriteLine(s.Contains("rain") + " " + s.Contains("Rain") + " " + s.Contains("") + " "
            + "".Contains("x"));
        Console.WriteLine(s.StartsWith("the", StringComparison.Ordinal) + " "
            + s.StartsWith("The", StringComparison.Ordinal) + " "
            + s.StartsWith("The", StringComparison.OrdinalIgnoreCase) + " "
                + s.StartsWith("", StringComparison.Ordinal));
        Console.WriteLine(s.EndsWith("mainly", StringComparison.Ordinal) + " "
            + s.EndsWith("ain", StringComparison.Ordinal) + " "
            + s.EndsWith("MAINLY", StringComparison.OrdinalIgnoreCase));
        int count = 0;
        for (int i = s.IndexOf("in", StringComparison.Ordinal); i >= 0; i = s.IndexOf("in", i
            + 1, StringComparison.Ordinal)) count++;
        Console.WriteLine(count);
        Console.WriteLine("aaaa".IndexOf("aa", 1, StringComparison.Ordinal) + " " + "".IndexOf('a') + " "
            + "a".IndexOf('a', 1));
        Console.WriteLine("abc".IndexOf("abcd", StringComparison.Ordinal) + " " + "abcabc".LastIndexOf("abc",
            4, StringComparison.Ordinal));
        foreach (int start in new[] { -1, 4 })
        {
            try { Console.WriteLine("abc".IndexOf('b', start)); }
            catch (ArgumentOutOfRangeException) { Console.WriteLine("out of range"); }
        }
        try { "abc".Contains(null); } catch (ArgumentNullException) { Console.WriteLine("null"); }
        int a = 0;
        foreach (char c in s) if (c == 'a') a++;
        Console.WriteLine(a + " " + s.Length + " " + s[4] + s[s.Length - 1]);
    }
}
