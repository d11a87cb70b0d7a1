// compilers: dotnet mono
// Parse and TryParse of integers, doubles, bools: white space, signs, ranges, errors.
using System;
using System.Globalization;

static class Program
{
    static void Int(string s)
    {
        int x;
        bool ok = int.TryParse(s, out x);
        string error = "";
        try { int.Parse(s); } catch (Exception e) { error = e.GetType().Name; }
        Console.WriteLine("[" + s + "] " + ok + " " + x + " " + error);
    }
    static void Double(string s)
    {
        double x;
        bool ok = double.TryParse(s, NumberStyles.Float | NumberStyles.AllowThousands,
            CultureInfo.InvariantCulture, out x);
        Console.WriteLine("[" + s + "] " + ok + " " + x);
    }
    static void Try(Func<object> f)
    {
        try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        foreach (string s in new[] { "0", "42", "-42", "+42", " 42 ", "042", "", " ", "x", "4x",
            "4.0", "1,000", "2147483647", "2147483648",
            "-2147483648", "-2147483649", "--1", "- 1", "0x10", null, "99999999999999999999" }) Int(s);
        foreach (string s in new[] { "0", "1.5", "-1.5", ".5", "5.", "1e3", "1E-2", "+2.5e+1", " 7 ",
            "1,234.5", "abc", "", "1.2.3", "e5",
            "NaN", "Infinity", "-Infinity", "0.1", "123456789.125", "1e" }) Double(s);
        Try(() => long.Parse("9223372036854775807"));
        Try(() => long.Parse("9223372036854775808"));
        Try(() => ulong.Parse("18446744073709551615"));
        Try(() => uint.Parse("-1"));
        Try(() => byte.Parse("255"));
        Try(() => byte.Parse("256"));
        Try(() => sbyte.Parse("-128"));
        Try(() => short.Parse("40000"));
        Try(() => ushort.Parse("40000"));
        Try(() => float.Parse("2.5"));
        Try(() => bool.Parse("True"));
        Try(() => bool.Parse(" false "));
        Try(() => bool.Parse("yes"));
        Try(() => char.Parse("ab"));
        Try(() => int.Parse("ff", NumberStyles.HexNumber));
        Try(() => int.Parse("FFFFFFFF", NumberStyles.HexNumber));
        Try(() => int.Parse("1,234", NumberStyles.AllowThousands));
        Try(() => int.Parse("(5)", NumberStyles.AllowParentheses));
        Try(() => decimal.Parse("12.50"));
        bool b;
        Console.WriteLine(bool.TryParse("TRUE", out b) + " " + b + " " + bool.TryParse("1", out b) + " " + b);
    }
}
