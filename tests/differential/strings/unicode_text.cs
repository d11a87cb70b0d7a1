// compilers: dotnet
// Text beyond ASCII: surrogate pairs, runes, combining marks, widths in bytes, case of Greek and Cyrillic, reversal by runes.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static string Reverse(string s) => string.Concat(s.EnumerateRunes().Reverse().Select(r => r.ToString()));
    static string Codes(string s) => string.Join(" ", s.EnumerateRunes().Select(r => "U+" + r.Value.ToString("X4")));
    static int Utf8Length(string s) => s.EnumerateRunes().Sum(r => r.Value < 0x80 ? 1 : r.Value < 0x800 ? 2 : r.Value < 0x10000 ? 3 : 4);
    static string Decode(params byte[] bytes)
    {
        var b = new StringBuilder();
        for (int i = 0; i < bytes.Length;)
        {
            int n = bytes[i] < 0x80 ? 0 : bytes[i] < 0xe0 ? 1 : bytes[i] < 0xf0 ? 2 : 3;
            int code = n == 0 ? bytes[i] : bytes[i] & (0x3f >> n);
            for (int k = 1; k <= n; k++) code = code << 6 | bytes[i + k] & 0x3f;
            b.Append(new Rune(code));
            i += n + 1;
        }
        return b.ToString();
    }
    static void Main()
    {
        foreach (string s in new[] { "plain", "größe", "€5", "😀 ok", "e\u0301", "日本", "\U0001F468\u200D\U0001F469" })
            Console.WriteLine($"{s.Length} {s.EnumerateRunes().Count()} {Encoding.UTF8.GetByteCount(s)} {Utf8Length(s)} {Codes(s)}");
        Console.WriteLine(Codes(Reverse("a😀b€")) + " " + (Reverse(Reverse("x😀y")) == "x😀y") + " " + (Decode(Encoding.UTF8.GetBytes("aé€😀")) == "aé€😀"));
        Console.WriteLine("ÀÉÎ Ωμέγα Привет".ToLowerInvariant() + " " + "straße Ωμέγα привет".ToUpperInvariant() + " " + char.ToUpperInvariant('ÿ') + " " + char.ToLowerInvariant('Σ'));
        Console.WriteLine("éa".CompareTo("éb") < 0 ? "less" : "more");
        Console.WriteLine(Rune.IsLetter(new Rune('ж')) + " " + Rune.IsDigit(new Rune('5')) + " " + new Rune('a').IsAscii + " " + new Rune(0x1F600).IsBmp + " " + new Rune(0x1F600).Utf16SequenceLength + " " + Rune.IsValid(0x110000) + " " + Rune.ReplacementChar.Value.ToString("x"));
        try { new Rune(0xd800); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        string broken = "a\ud83db";
        Console.WriteLine(Codes(broken) + " " + char.IsSurrogate(broken[1]) + " " + broken.IndexOf('b') + " " + Convert.ToHexString(Encoding.UTF8.GetBytes(broken)));
        var counts = new SortedDictionary<char, int>();
        foreach (char c in "να είσαι άνθρωπος") if (char.IsLetter(c)) counts[c] = counts.GetValueOrDefault(c) + 1;
        Console.WriteLine(string.Join("", counts.Where(p => p.Value > 1).Select(p => p.Key + "" + p.Value)));
        Console.WriteLine(string.Join(" ", "aA1_ \t-€é٣".Select(c => (char.IsLetter(c) ? "L" : "") + (char.IsUpper(c) ? "U" : "") + (char.IsDigit(c) ? "D" : "") + (char.IsWhiteSpace(c) ? "W" : "") + (char.IsPunctuation(c) ? "P" : "") + (char.IsSymbol(c) ? "S" : "") + (char.IsNumber(c) ? "N" : "") + ";")));
    }
}
