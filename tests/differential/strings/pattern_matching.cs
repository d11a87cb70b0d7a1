// compilers: dotnet
// String searching by hand: wildcards, a small regular expression engine, Knuth-Morris-Pratt, tries, suffixes.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Trie
{
    readonly SortedDictionary<char, Trie> next = new();
    bool ends;
    public void Add(string s) { Trie t = this; foreach (char c in s) t = t.next.TryGetValue(c, out Trie n) ? n : t.next[c] = new Trie(); t.ends = true; }
    public IEnumerable<string> Complete(string prefix)
    {
        Trie t = this;
        foreach (char c in prefix) if (!t.next.TryGetValue(c, out t)) return Enumerable.Empty<string>();
        return t.All(prefix);
    }
    IEnumerable<string> All(string prefix) => (ends ? new[] { prefix } : Array.Empty<string>()).Concat(next.SelectMany(p => p.Value.All(prefix + p.Key)));
}

static class Program
{
    static bool Wild(ReadOnlySpan<char> p, ReadOnlySpan<char> s)
    {
        if (p.IsEmpty) return s.IsEmpty;
        if (p[0] == '*') { for (int i = 0; i <= s.Length; i++) if (Wild(p[1..], s[i..])) return true; return false; }
        return !s.IsEmpty && (p[0] == '?' || p[0] == s[0]) && Wild(p[1..], s[1..]);
    }
    static bool Match(string re, string s)
    {
        bool Here(int r, int i)
        {
            if (r == re.Length) return true;
            if (re[r] == '$' && r + 1 == re.Length) return i == s.Length;
            bool one = i < s.Length && (re[r] == '.' || re[r] == s[i]);
            if (r + 1 < re.Length && re[r + 1] == '*') return Here(r + 2, i) || one && Here(r, i + 1);
            if (r + 1 < re.Length && re[r + 1] == '?') return one && Here(r + 2, i + 1) || Here(r + 2, i);
            return one && Here(r + 1, i + 1);
        }
        return re[0] == '^' ? Here(1, 0) : Enumerable.Range(0, s.Length + 1).Any(i => Here(0, i));
    }
    static List<int> Find(string text, string word)
    {
        var fail = new int[word.Length];
        for (int i = 1, k = 0; i < word.Length; i++) { while (k > 0 && word[i] != word[k]) k = fail[k - 1]; if (word[i] == word[k]) k++; fail[i] = k; }
        var found = new List<int>();
        for (int i = 0, k = 0; i < text.Length; i++)
        {
            while (k > 0 && text[i] != word[k]) k = fail[k - 1];
            if (text[i] == word[k]) k++;
            if (k == word.Length) { found.Add(i - k + 1); k = fail[k - 1]; }
        }
        return found;
    }
    static string LongestRepeat(string s)
    {
        int[] suffixes = Enumerable.Range(0, s.Length).ToArray();
        Array.Sort(suffixes, (a, b) => string.CompareOrdinal(s, a, s, b, s.Length));
        string best = "";
        for (int i = 1; i < suffixes.Length; i++)
        {
            int n = 0;
            while (suffixes[i] + n < s.Length && suffixes[i - 1] + n < s.Length && s[suffixes[i] + n] == s[suffixes[i - 1] + n]) n++;
            if (n > best.Length) best = s.Substring(suffixes[i], n);
        }
        return best;
    }
    static void Main()
    {
        foreach (var (p, s) in new[] { ("*.txt", "a.txt"), ("a?c", "abc"), ("a?c", "ac"), ("*a*b*", "xxaybz"), ("", ""), ("?*", "") }) Console.Write(Wild(p, s) + " ");
        Console.WriteLine();
        foreach (var (r, s) in new[] { ("^ab*c$", "abbbc"), ("b.d", "abcd"), ("^colou?r$", "color"), ("x*", "abc"), ("^a.*z$", "abcy"), ("c$", "abc") }) Console.Write(Match(r, s) + " ");
        Console.WriteLine();
        Console.WriteLine(string.Join(",", Find("abababcabab", "abab")) + " " + Find("aaa", "b").Count + " " + LongestRepeat("banana") + " " + LongestRepeat("to be or not to be"));
        var trie = new Trie();
        foreach (string w in "car cart care cat dog do".Split()) trie.Add(w);
        Console.WriteLine(string.Join(" ", trie.Complete("car")) + " | " + string.Join(" ", trie.Complete("")) + " | " + trie.Complete("x").Count());
    }
}
