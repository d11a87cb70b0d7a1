// compilers: dotnet
// Numerals: Roman numbers both ways, any base, English words, Gray codes, digits and their sums.
using System;
using System.Linq;
using System.Text;

static class Program
{
    static readonly (int value, string sign)[] signs = { (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I") };
    static string Roman(int n) { var b = new StringBuilder(); foreach (var (v, s) in signs) for (; n >= v; n -= v) b.Append(s); return b.ToString(); }
    static int FromRoman(string s)
    {
        int n = 0, i = 0;
        foreach (var (v, sign) in signs) while (string.CompareOrdinal(s, i, sign, 0, sign.Length) == 0) { n += v; i += sign.Length; }
        return i == s.Length ? n : throw new FormatException("not Roman: " + s);
    }
    const string digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    static string ToBase(long n, int b)
    {
        if (n == 0) return "0";
        bool negative = n < 0;
        string s = "";
        for (ulong u = negative ? (ulong)-n : (ulong)n; u > 0; u /= (uint)b) s = digits[(int)(u % (uint)b)] + s;
        return negative ? "-" + s : s;
    }
    static long FromBase(string s, int b) => s[0] == '-' ? -FromBase(s[1..], b) : s.Aggregate(0L, (n, c) => checked(n * b + digits.IndexOf(c)));
    static readonly string[] small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".Split(' ');
    static readonly string[] tens = "twenty thirty forty fifty sixty seventy eighty ninety".Split(' ');
    static string Words(int n) => n switch
    {
        < 0 => "minus " + Words(-n),
        < 20 => small[n],
        < 100 => tens[n / 10 - 2] + (n % 10 == 0 ? "" : "-" + small[n % 10]),
        < 1000 => small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + Words(n % 100)),
        < 1000000 => Words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + Words(n % 1000)),
        _ => Words(n / 1000000) + " million" + (n % 1000000 == 0 ? "" : " " + Words(n % 1000000)),
    };
    static int DigitRoot(int n) => n < 10 ? n : DigitRoot(n.ToString().Sum(c => c - '0'));
    static void Main()
    {
        foreach (int n in new[] { 1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999 }) Console.Write(Roman(n) + (FromRoman(Roman(n)) == n ? " " : "! "));
        Console.WriteLine();
        try { FromRoman("XQ"); } catch (FormatException e) { Console.WriteLine(e.Message); }
        foreach (int b in new[] { 2, 3, 7, 16, 36 }) Console.Write(ToBase(123456789, b) + " " + (FromBase(ToBase(-98765, b), b) == -98765) + " ");
        Console.WriteLine(ToBase(long.MinValue, 16));
        try { FromBase("zzzzzzzzzzzzzz", 36); } catch (OverflowException) { Console.WriteLine("too large"); }
        foreach (int n in new[] { 0, 13, 21, 100, 342, 1001, 45678, -7, 1000000, 12345678 }) Console.WriteLine(n + " " + Words(n));
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 8).Select(i => Convert.ToString(i ^ i >> 1, 2).PadLeft(3, '0'))) + " " + DigitRoot(987654321) + " " + string.Join(",", Enumerable.Range(100, 900).Where(n => n.ToString().Sum(c => (c - '0') * (c - '0') * (c - '0')) == n)));
    }
}
