// compilers: dotnet
// Split in all its forms, Join, Substring, ranges, trimming, padding, character arrays.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Show(string what, IEnumerable<string> parts) => Console.WriteLine(what + ": " + string.Join("", parts.Select(p => "[" + p + "]")));
    static void Main()
    {
        string s = " a, b;;c ,d ";
        Show("char", s.Split(','));
        Show("chars", s.Split(',', ';'));
        Show("remove", s.Split(new[] { ',', ';' }, StringSplitOptions.RemoveEmptyEntries));
        Show("trim", s.Split(new[] { ',', ';' }, StringSplitOptions.TrimEntries));
        Show("both", s.Split(new[] { ',', ';' }, StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries));
        Show("count", s.Split(',', 2));
        Show("count removed", "a,,b,c,d".Split(',', 3, StringSplitOptions.RemoveEmptyEntries));
        Show("string", "one<>two<><>three".Split("<>"));
        Show("strings", "1 and 2 or 3 and4".Split(new[] { " and", " or " }, StringSplitOptions.None));
        Show("whitespace", " x\ty\n\nz ".Split());
        Show("whitespace removed", " x\ty\n\nz ".Split((char[])null, StringSplitOptions.RemoveEmptyEntries));
        Show("nothing", "".Split(','));
        Show("nothing removed", "".Split(',', StringSplitOptions.RemoveEmptyEntries));
        Show("not there", "abc".Split('|', 5));
        Show("lines", "a\r\nb\nc".Split(new[] { "\r\n", "\n" }, StringSplitOptions.None));
        Console.WriteLine(string.Join("-", 1, 'b', null, 2.5) + " " + string.Join(", ", new List<int> { 1, 2 }) + " " + string.Join('|', "x", "y") + " " + string.Join("+", new[] { "a", "b", "c", "d" }, 1, 2) + " " + string.Join("?", Array.Empty<string>()).Length);
        string t = "abcdefgh";
        Console.WriteLine(t.Substring(5) + " " + t.Substring(2, 3) + " " + t[1..3] + " " + t[^3..] + " " + t[..^6] + " " + t[^1] + " " + t.Remove(3) + " " + t.Remove(1, 5) + " " + t.Insert(4, "--"));
        Console.WriteLine("[" + "xxhixx".Trim('x') + "][" + "  pad ".TrimEnd() + "][" + "..a.".TrimStart('.') + "][" + "7".PadLeft(3, '0') + "][" + "ab".PadRight(4) + "][" + "long".PadLeft(2) + "][" + "-=a=-".Trim('-', '=') + "]");
        Console.WriteLine(new string('z', 3) + " " + new string("hello".ToCharArray(), 1, 3) + " " + string.Concat("ab".Reverse()) + " " + string.Concat(Enumerable.Repeat("ha", 3)) + " " + "abc".ToUpperInvariant() + " " + "ÀB".ToLowerInvariant() + " " + "a-b-c".Replace('-', '+') + " " + "a-b".Replace("-", null));
        Console.WriteLine(t.IndexOf('d') + " " + t.IndexOf('d', 4) + " " + t.IndexOfAny(new[] { 'x', 'f', 'c' }) + " " + t.LastIndexOf('a') + " " + t.LastIndexOfAny("ce".ToCharArray()) + " " + t.IndexOf("") + " " + "aXbX".LastIndexOf("X", 2) + " " + t.IndexOf("gh", 5, 3));
        foreach (Action a in new Action[] { () => t.Substring(9), () => t.Substring(3, 9), () => t.Remove(-1), () => t.Insert(9, ""), () => t.IndexOf('a', 99), () => t[8].ToString(), () => t.PadLeft(-1), () => t.Split(',', -1) })
            try { a(); Console.Write("fine "); } catch (Exception e) { Console.Write(e.GetType().Name + ((e as ArgumentException)?.ParamName is string p ? "(" + p + ") " : " ")); }
        Console.WriteLine();
    }
}
