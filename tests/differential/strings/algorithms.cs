// compilers: dotnet mono
// Palindromes, run lengths, anagrams, edit distance, Roman numerals and others.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static bool Palindrome(string s)
    {
        int i = 0, j = s.Length - 1;
        while (i < j)
        {
            if (!char.IsLetter(s[i])) { i++; continue; }
            if (!char.IsLetter(s[j])) { j--; continue; }
            if (char.ToLowerInvariant(s[i++]) != char.ToLowerInvariant(s[j--])) return false;
        }
        return true;
    }
    static string Encode(string s)
    {
        var b = new StringBuilder();
        for (int i = 0; i < s.Length;)
        {
            int j = i;
            while (j < s.Length && s[j] == s[i]) j++;
            b.Append(s[i]).Append(j - i);
            i = j;
        }
        return b.ToString();
    }
    static string Sorted(string s) { char[] c = s.ToCharArray(); Array.Sort(c); return new string(c); }
    static int Distance(string a, string b)
    {
        var d = new int[a.Length + 1, b.Length + 1];
        for (int i = 0; i <= a.Length; i++)
            for (int j = 0; j <= b.Length; j++)
                d[i, j] = i == 0 ? j : j == 0 ? i : Math.Min(Math.Min(d[i - 1, j], d[i, j - 1]) + 1,
                    d[i - 1, j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1));
        return d[a.Length, b.Length];
    }
    static string Roman(int n)
    {
        int[] v = { 1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1 };
        string[] s = { "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I" };
        string r = "";
        for (int i = 0; i < v.Length; i++) while (n >= v[i]) { r += s[i]; n -= v[i]; }
        return r;
    }
    static string Base(long n,
        int b) { return n < b ? "0123456789abcdefghijklmnopqrstuvwxyz"[(int)n].ToString() : Base(n / b, b)
        + Base(n % b, b); }
    static string Common(string a, string b)
    {
        string best = "";
        for (int i = 0; i < a.Length; i++)
            for (int n = best.Length + 1; i + n <= a.Length && b.Contains(a.Substring(i,
                n)); n++) best = a.Substring(i, n);
        return best;
    }

    static void Main()
    {
        foreach (string s in new[] { "A man, a plan, a canal: Panama",
            "hello", "", "Was it a car" }) Console.WriteLine(Palindrome(s));
        Console.WriteLine(Encode("aaabccdddd") + " " + Encode(""));
        var groups = new SortedDictionary<string, List<string>>(StringComparer.Ordinal);
        foreach (string w in "listen silent enlist abc cab tac cat act".Split(' '))
        {
            if (!groups.ContainsKey(Sorted(w))) groups[Sorted(w)] = new List<string>();
            groups[Sorted(w)].Add(w);
        }
        foreach (var g in groups) Console.WriteLine(g.Key + ": " + string.Join(" ", g.Value));
        Console.WriteLine(Distance("kitten", "sitting") + " " + Distance("", "abc") + " "
            + Distance("same", "same"));
        foreach (int n in new[] { 1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999 }) Console.Write(Roman(n) + " ");
        Console.WriteLine();
        Console.WriteLine(Base(255, 2) + " " + Base(255, 16) + " " + Base(123456789012, 36) + " "
            + Base(0, 7));
        Console.WriteLine(Common("the quick brown", "a quicker brow"));
        string hex = "";
        foreach (byte x in Encoding.UTF8.GetBytes("aé€")) hex += x.ToString("x2");
        Console.WriteLine(hex + " " + Encoding.UTF8.GetString(new byte[] { 0x68, 0xc3, 0xa9 }));
        Console.WriteLine(Convert.ToString(10, 2) + " " + Convert.ToInt32("ff", 16) + " "
            + Convert.ToString(255, 16) + " " + Convert.ToInt32("-12"));
    }
}
