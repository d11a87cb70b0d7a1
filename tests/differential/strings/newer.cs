// compilers: dotnet
// String members that came later: Contains with char, ranges, Split with trimming, raw and interpolated.
using System;
using System.Text;

static class Program
{
    static void Main()
    {
        string s = "hello world";
        Console.WriteLine(s[..5] + "|" + s[6..] + "|" + s[^3..] + "|" + s[2..^2] + "|" + s[^1]);
        Console.WriteLine(s.Contains('w') + " " + s.StartsWith('h') + " " + s.EndsWith('d') + " "
            + s.Contains("WORLD", StringComparison.OrdinalIgnoreCase));
        Console.WriteLine(string.Join(';', s.Split(' ')) + " " + string.Join('-', 1, 2, 3));
        Console.WriteLine(string.Join("|",
            " a , b ,, c ".Split(',',
            StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)));
        Console.WriteLine(string.Join("|", "a--b--c".Split("--", 2)));
        Console.WriteLine("  x ".Trim(' ').TrimEnd() + "xxaxx".Trim('x'));
        Console.WriteLine(string.Concat("ab".AsSpan(), "cd".AsSpan()) + string.Create(3, 'z', (span,
            c) => span.Fill(c)));
        string raw = """
            raw "text" with \ and
              indentation
            """;
        Console.WriteLine(raw.Replace("\r", ""));
        int n = 5;
        Console.WriteLine($"""{n} in "quotes" """);
        Console.WriteLine($$"""{literal} {{n + 1}}""");
        Console.WriteLine($"{n switch { 5 => "five", _ => "other" }} {s[..2]} {(n, s.Length)}");
        Console.WriteLine($"{n,5:D2}|{n,-5}|{1234.5:N1}|{DayOfWeek.Friday,8}|{'c'}{true}{null}");
        const string a = "const", b = $"{a}ant";
        Console.WriteLine(b + nameof(s.Length));
        Console.WriteLine(s.Replace("O", "0", StringComparison.OrdinalIgnoreCase) + " "
            + "a\r\nb\nc".ReplaceLineEndings("/"));
        var sb = new StringBuilder();
        sb.AppendJoin(", ", 1, 2, 3).Append($" {n}-{s,12}").AppendJoin('|', "x", "y");
        Console.WriteLine(sb);
        foreach (var line in "one\ntwo".AsSpan().EnumerateLines()) Console.Write(line.Length
            + line.ToString() + " ");
        Console.WriteLine();
        Console.WriteLine(Encoding.UTF8.GetString("utf8 é"u8) + " " + "abc"u8.Length);
        foreach (Rune r in "a😀".EnumerateRunes()) Console.Write(r.Value + " ");
        Console.WriteLine();
        Console.WriteLine(char.IsAsciiDigit('5') + " " + char.IsBetween('c', 'a', 'd') + " "
            + "x".PadLeft(3, '.') + '\e'.CompareTo('\x1b'));
        Console.WriteLine("abc".CompareTo("abc") + " " + string.IsNullOrEmpty(null) + " "
            + s.AsSpan(3, 4).ToString());
        Console.WriteLine($"{(n > 3 ? $"nested {n}" : "no")}");
    }
}
