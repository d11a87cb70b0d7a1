// compilers: dotnet
// Writing and reading escaped text: C# literals, CSV, URL encoding, XML entities; surrogates and characters.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static string Literal(string s) => "\"" + string.Concat(s.Select(c => c switch
    {
        '"' => "\\\"", '\\' => "\\\\", '\n' => "\\n", '\t' => "\\t", '\0' => "\\0",
        < ' ' or > '~' => $"\\u{(int)c:x4}",
        _ => c.ToString(),
    })) + "\"";
    static List<string> Csv(string line)
    {
        var fields = new List<string>();
        var field = new StringBuilder();
        bool quoted = false;
        for (int i = 0; i < line.Length; i++)
            if (quoted)
            {
                if (line[i] != '"') field.Append(line[i]);
                else if (i + 1 < line.Length && line[i + 1] == '"') { field.Append('"'); i++; }
                else quoted = false;
            }
            else if (line[i] == '"') quoted = true;
            else if (line[i] == ',') { fields.Add(field.ToString()); field.Clear(); }
            else field.Append(line[i]);
        fields.Add(field.ToString());
        return fields;
    }
    static string UrlEncode(string s)
    {
        var b = new StringBuilder();
        foreach (byte x in Encoding.UTF8.GetBytes(s))
            if (char.IsAsciiLetterOrDigit((char)x) || x is (byte)'-' or (byte)'_' or (byte)'.') b.Append((char)x);
            else b.Append('%').Append(x.ToString("X2"));
        return b.ToString();
    }
    static string UrlDecode(string s)
    {
        var bytes = new List<byte>();
        for (int i = 0; i < s.Length; i++)
            if (s[i] == '%') { bytes.Add(Convert.ToByte(s.Substring(i + 1, 2), 16)); i += 2; }
            else bytes.Add((byte)s[i]);
        return Encoding.UTF8.GetString(bytes.ToArray());
    }
    static string Xml(string s) => s.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;").Replace("\"", "&quot;");
    static void Main()
    {
        Console.WriteLine(Literal("say \"hi\"\n\tC:\\ é€\0😀"));
        Console.WriteLine(string.Join("|", Csv("a,\"b,c\",,\"say \"\"x\"\"\",last")) + " " + Csv("").Count);
        string url = UrlEncode("a b&c=ü/€");
        Console.WriteLine(url + " " + (UrlDecode(url) == "a b&c=ü/€"));
        Console.WriteLine(Xml("<a href=\"x\">R&D</a>"));
        string s = "a😀b\ud83d";
        for (int i = 0; i < s.Length; i++) Console.Write($"{(int)s[i]:x}{(char.IsHighSurrogate(s, i) ? "h" : char.IsLowSurrogate(s[i]) ? "l" : "")}{(i + 1 < s.Length && char.IsSurrogatePair(s, i) ? "=" + char.ConvertToUtf32(s, i).ToString("x") : "")} ");
        Console.WriteLine();
        Console.WriteLine(char.ConvertFromUtf32(0x1f600) == "😀" ? "same" : "other");
        Console.WriteLine(string.Join(" ", "aZ5 _é$€\t".Select(c => char.GetUnicodeCategory(c))));
        Console.WriteLine(char.GetNumericValue('7') + " " + char.IsWhiteSpace('\u00a0') + " " + char.IsPunctuation('!') + " " + char.IsSymbol('+') + " " + char.IsControl('\x1b') + " " + char.IsBetween('m', 'a', 'z') + " " + (char)('a' + 2));
    }
}
