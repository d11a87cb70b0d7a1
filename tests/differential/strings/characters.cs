// compilers: dotnet mono
// Methods of char, on ASCII and some letters beyond; surrogates; conversions.
using System;

static class Program
{
    static void Main()
    {
        foreach (char c in "aZ5 _-\té\u0416\n")
            Console.WriteLine((int)c + ": " + char.IsLetter(c) + " " + char.IsDigit(c) + " "
                + char.IsLetterOrDigit(c) + " "
                + char.IsWhiteSpace(c) + " " + char.IsUpper(c) + " " + char.IsLower(c) + " "
                    + char.IsPunctuation(c) + " "
                + char.IsControl(c) + " " + (int)char.ToUpperInvariant(c) + " "
                    + (int)char.ToLowerInvariant(c));
        Console.WriteLine(char.IsSymbol('+') + " " + char.IsSymbol('$') + " " + char.IsSeparator(' ') + " "
            + char.IsNumber('7'));
        Console.WriteLine(char.IsPunctuation('.') + " " + char.IsPunctuation('(') + " "
            + char.IsPunctuation('+'));
        Console.WriteLine(char.GetNumericValue('7') + " " + char.GetNumericValue('x'));
        string s = "a\U0001F600b";
        Console.WriteLine(s.Length + " " + char.IsSurrogate(s[1]) + " " + char.IsHighSurrogate(s[1]) + " "
            + char.IsLowSurrogate(s, 2));
        Console.WriteLine(char.ConvertToUtf32(s, 1) + " " + char.ConvertFromUtf32(0x1F600).Length);
        Console.WriteLine(s);
        Console.WriteLine('a' + 1);
        Console.WriteLine((char)('a' + 1));
        Console.WriteLine('a'.CompareTo('c') + " " + 'a'.Equals('a') + " " + ('a' < 'b') + " "
            + 'x'.ToString() + char.ToString('y'));
        Console.WriteLine(char.Parse("q") + " " + char.TryParse("qq", out char q) + " " + (int)q);
        Console.WriteLine((int)char.MaxValue + " " + (int)char.MinValue + " " + 'a'.GetTypeCode());
        string digits = "";
        for (char c = '0'; c <= '9'; c++) digits += c;
        Console.WriteLine(digits);
        int[] histogram = new int[26];
        foreach (char c in "The Quick Brown Fox Jumps".ToLowerInvariant()) if (c >= 'a'
            && c <= 'z') histogram[c - 'a']++;
        Console.WriteLine(string.Join("", histogram));
        Console.WriteLine("caesar: " + string.Concat(Array.ConvertAll("xyz".ToCharArray(),
            c => (char)((c - 'a' + 3) % 26 + 'a'))));
        Console.WriteLine("\x41\u0042\t|" + '\\' + '\'' + "\"" + (int)'\0' + (int)'\a' + (int)'\v');
        foreach (char c in "äöü€") Console.Write((int)c + " ");
        Console.WriteLine("äöü€ ж 漢字");
    }
}
