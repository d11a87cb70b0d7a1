// compilers: dotnet
// Parsing integers: styles, signs, spaces, hexadecimal and binary, thousands, limits, and the messages of failures.
using System;
using System.Globalization;

static class Program
{
    static readonly CultureInfo c = CultureInfo.InvariantCulture;
    static void Try(string s, NumberStyles style)
    {
        try { Console.Write(int.Parse(s, style, c) + " "); }
        catch (FormatException) { Console.Write("format "); }
        catch (OverflowException) { Console.Write("overflow "); }
        catch (ArgumentException e) { Console.Write(e.GetType().Name + " "); }
    }
    static string Message(Action a) { try { a(); return "fine"; } catch (Exception e) { return e.Message; } }
    static void Main()
    {
        string[] texts = { "42", "-42", "+7", " 8 ", "(9)", "1,000", "1,2,3", "5-", "3.0", "3.5", "2e3", "ff", "$5", "0", "-0", "2147483647", "2147483648", "", null, "1 2" };
        foreach (NumberStyles style in new[] { NumberStyles.None, NumberStyles.Integer, NumberStyles.Number, NumberStyles.Float, NumberStyles.HexNumber, NumberStyles.Currency, NumberStyles.Any })
        {
            Console.Write(style + ": ");
            foreach (string s in texts) Try(s, style);
            Console.WriteLine();
        }
        Console.WriteLine(Message(() => byte.Parse("256")) + " | " + Message(() => sbyte.Parse("-129")) + " | " + Message(() => short.Parse("x")) + " | " + Message(() => uint.Parse("-1")) + " | " + Message(() => long.Parse("9223372036854775808")) + " | " + Message(() => ulong.Parse("")));
        Console.WriteLine(Message(() => int.Parse(null)) + " | " + Message(() => bool.Parse("yes")) + " | " + Message(() => char.Parse("ab")) + " | " + Message(() => double.Parse("abc", c)) + " | " + Message(() => decimal.Parse("1e2", c)));
        Console.WriteLine(int.TryParse("12", out int n) + " " + n + " " + int.TryParse("1x", out n) + " " + n + " " + long.TryParse("7f", NumberStyles.HexNumber, c, out long l) + " " + l + " " + byte.TryParse("300", out byte b) + " " + b);
        Console.WriteLine(sbyte.Parse("ff", NumberStyles.HexNumber) + " " + int.Parse("80000000", NumberStyles.HexNumber) + " " + ushort.Parse("00012") + " " + long.Parse("-9223372036854775808") + " " + int.Parse("1010", NumberStyles.BinaryNumber) + " " + int.Parse("  -  5".Replace(" ", "")));
        Console.WriteLine(bool.Parse(" TRUE ") + " " + bool.TryParse("False", out bool no) + no + " " + bool.TryParse("0", out no) + " " + char.Parse("z") + " " + Enum.TryParse("tuesday", true, out DayOfWeek day) + day);
    }
}
