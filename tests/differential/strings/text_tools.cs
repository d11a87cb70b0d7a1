// compilers: dotnet
// Small text tools: palindromes, ciphers, edit distance, run lengths, word counts, justified text.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static bool Palindrome(string s)
    {
        int i = 0, j = s.Length - 1;
        while (i < j)
        {
            if (!char.IsLetterOrDigit(s[i])) i++;
            else if (!char.IsLetterOrDigit(s[j])) j--;
            else if (char.ToLowerInvariant(s[i++]) != char.ToLowerInvariant(s[j--])) return false;
        }
        return true;
    }
    static string Caesar(string s, int k) => string.Concat(s.Select(c => char.IsLetter(c) ? (char)((c & ~31) + 1 + ((c & 31) - 1 + k + 26) % 26) : c));
    static int Distance(string a, string b)
    {
        int[] row = Enumerable.Range(0, b.Length + 1).ToArray();
        for (int i = 1; i <= a.Length; i++)
        {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.Length; j++)
                (diagonal, row[j]) = (row[j], Math.Min(Math.Min(row[j], row[j - 1]) + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)));
        }
        return row[^1];
    }
    static string Encode(string s)
    {
        var b = new StringBuilder();
        for (int i = 0, n; i < s.Length; i += n)
        {
            for (n = 1; i + n < s.Length && s[i + n] == s[i]; n++) { }
            if (n > 1) b.Append(n);
            b.Append(s[i]);
        }
        return b.ToString();
    }
    static string Decode(string s)
    {
        var b = new StringBuilder();
        int n = 0;
        foreach (char c in s)
            if (char.IsAsciiDigit(c)) n = n * 10 + (c - '0');
            else { b.Append(c, Math.Max(n, 1)); n = 0; }
        return b.ToString();
    }
    static IEnumerable<string> Justify(string text, int width)
    {
        var line = new List<string>();
        int length = 0;
        foreach (string w in text.Split(' ').Append(null))
        {
            if (w == null || length + line.Count + w.Length > width)
            {
                if (line.Count == 1 || w == null) yield return string.Join(" ", line).PadRight(width) + "|";
                else
                {
                    int spaces = width - length;
                    var b = new StringBuilder();
                    for (int i = 0; i < line.Count; i++) b.Append(line[i]).Append(' ', i == line.Count - 1 ? 0 : spaces / (line.Count - 1) + (i < spaces % (line.Count - 1) ? 1 : 0));
                    yield return b + "|";
                }
                line.Clear();
                length = 0;
            }
            if (w != null) { line.Add(w); length += w.Length; }
        }
    }
    static void Main()
    {
        Console.WriteLine(Palindrome("A man, a plan, a canal: Panama") + " " + Palindrome("almost") + " " + Palindrome(""));
        string secret = Caesar("Hello, World!", 3);
        Console.WriteLine(secret + " " + Caesar(secret, -3));
        Console.WriteLine(Distance("kitten", "sitting") + " " + Distance("", "abc") + " " + Distance("same", "same"));
        Console.WriteLine(Encode("aaabccddddde") + " " + Decode(Encode("aaabccddddde")) + " " + Decode("12x"));
        foreach (string s in Justify("The quick brown fox jumps over the lazy dog and extraordinarily sleeps.", 16)) Console.WriteLine(s);
        var words = "It was the best of times it was the worst of times".ToLowerInvariant().Split(' ').GroupBy(w => w).OrderByDescending(g => g.Count()).ThenBy(g => g.Key, StringComparer.Ordinal);
        Console.WriteLine(string.Join(" ", words.Select(g => g.Key + g.Count())));
        Console.WriteLine(string.Join(" ", "camelCaseToSnakeCase".Select((c, i) => char.IsUpper(c) && i > 0 ? "_" + char.ToLower(c) : c.ToString()).Aggregate("", (a, b) => a + b), "x".PadLeft(3, '*'), "ab".Insert(1, "-"), string.Join("", "abc".Reverse())));
    }
}
