// compilers: dotnet mono
// Substring, Replace, Insert, Remove, Trim, Pad, case: each makes a new string.
using System;

static class Program
{
    static void Show(string s) { Console.WriteLine("[" + s + "]" + s.Length); }
    static void Try(Func<string> f)
    {
        try { Show(f()); } catch (ArgumentOutOfRangeException) { Console.WriteLine("range"); }
        catch (ArgumentException e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        string s = "hello world";
        Show(s.Substring(6));
        Show(s.Substring(0, 5));
        Show(s.Substring(11));
        Show(s.Substring(3, 0));
        Try(() => s.Substring(12));
        Try(() => s.Substring(-1));
        Try(() => s.Substring(5, 7));
        Show(s.Replace('o', '0'));
        Show(s.Replace("o", "oo"));
        Show(s.Replace("l", ""));
        Show(s.Replace("world", null));
        Show(s.Replace("xyz", "abc"));
        Show("aaaa".Replace("aa", "b"));
        Try(() => s.Replace("", "x"));
        Show(s.Insert(5, ","));
        Show(s.Insert(0, "<").Insert(12, ">"));
        Try(() => s.Insert(20, "x"));
        Show(s.Remove(5));
        Show(s.Remove(0, 6));
        Try(() => s.Remove(5, 10));
        Show("  \t trim me \n ".Trim());
        Show("  left".TrimStart());
        Show("right  ".TrimEnd() + "|");
        Show("xxyhixyx".Trim('x', 'y'));
        Show("--a--".TrimStart('-'));
        Show("--a--".TrimEnd('-'));
        Show("   ".Trim());
        Show("7".PadLeft(4));
        Show("7".PadLeft(4, '0'));
        Show("7".PadRight(4, '.'));
        Show("long".PadLeft(2));
        Show("MiXed 123 é".ToUpperInvariant());
        Show("MiXed 123 É".ToLowerInvariant());
        Show(string.Concat("a", "b") + string.Concat("a", null, "c") + string.Concat(1, 'x', 2.5));
        Show(string.Concat("a", "b", "c", "d") + string.Concat(new[] { "e", "f", "g", "h", "i" }));
        Show(new string('=', 5) + new string(new[] { 'a', 'b', 'c' }) + new string(new[] { 'a', 'b',
            'c', 'd' }, 1, 2) + new string('x', 0));
        Show(s);
        string t = s;
        t += "!";
        Show(s + t);
        char[] letters = s.ToCharArray();
        Array.Reverse(letters);
        Show(new string(letters));
        Show(new string(s.ToCharArray(4, 3)));
        Show(null + s.Substring(0, 1) + null);
    }
}
