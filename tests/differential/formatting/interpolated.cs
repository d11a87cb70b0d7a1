// compilers: dotnet
// Interpolated strings: alignment, formats, nesting, FormattableString, handlers of one's own.
using System;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

[InterpolatedStringHandler]
ref struct LogHandler
{
    readonly StringBuilder text;
    public readonly bool Enabled;
    public LogHandler(int literals, int holes, Logger logger, out bool enabled)
    {
        Enabled = enabled = logger.On;
        text = enabled ? new StringBuilder($"{literals}/{holes}: ") : null;
    }
    public void AppendLiteral(string s) => text.Append(s);
    public void AppendFormatted<T>(T value, int alignment = 0, string format = null) => text.Append('<').AppendFormat("{0," + alignment + (format == null ? "" : ":" + format) + "}", value).Append('>');
    public void AppendFormatted(ReadOnlySpan<char> span) => text.Append("span ").Append(span);
    public override string ToString() => text.ToString();
}
sealed class Logger
{
    public bool On;
    public void Log([InterpolatedStringHandlerArgument("")] ref LogHandler handler) => Console.WriteLine(handler.Enabled ? handler.ToString() : "off");
}

static class Program
{
    static int calls;
    static int Next() => ++calls;
    static string Invariant(FormattableString s) => s.Format + " " + s.ArgumentCount + " " + s.GetArgument(0) + " = " + s.ToString(CultureInfo.InvariantCulture);
    static void Main()
    {
        int n = 42;
        double d = 1234.5678;
        string text = null;
        Console.WriteLine($"{n}|{n,6}|{n,-6}|{n:X}|{n,8:D5}|{{n}}");
        Console.WriteLine($"{d:F2} {d,12:N1} {d:0.0e0} {-d:#,##0;(#,##0)} {text}|{text,3}|{true}");
        Console.WriteLine($"{(n > 40 ? $"big {n}" : "small")} {string.Join(",", new[] { 1, 2 })} {n switch { 42 => "answer", _ => "?" }}");
        Console.WriteLine($@"C:\{n}\""x"" " + $"""raw "{n}" """ + $$"""{not} {{n}}""");
        Console.WriteLine(Invariant($"x {n,4} {d:E1} {new DateTime(2000, 1, 2):d}"));
        const string a = "con", b = $"{a}stant";
        Console.WriteLine(b);
        var logger = new Logger { On = true };
        logger.Log($"value {n,5} and {d:F1} {"abc".AsSpan(1)} {Next()}");
        logger.On = false;
        logger.Log($"never {Next()}");
        Console.WriteLine(calls);
        var sb = new StringBuilder();
        sb.Append($"{n:000}").Append(CultureInfo.InvariantCulture, $"/{d:F0}").AppendLine($"/{'c'}{DayOfWeek.Sunday,8}{Guid.Empty:N}");
        Console.Write(sb.ToString());
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{d:N2} {DateTime.UnixEpoch:s}"));
        (int, string)? pair = (1, "x");
    }
}
