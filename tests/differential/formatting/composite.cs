// compilers: dotnet
// Composite formats: alignment, nested braces, custom formattable types, errors, and several sinks.
using System;
using System.Globalization;
using System.Text;

readonly struct Point : IFormattable
{
    readonly int x, y;
    public Point(int x, int y) { this.x = x; this.y = y; }
    public override string ToString() => ToString(null, CultureInfo.InvariantCulture);
    public string ToString(string format, IFormatProvider provider) => (format ?? "G") switch
    {
        "G" => $"({x}, {y})",
        "X" => x.ToString(provider),
        "Y" => y.ToString(provider),
        var f when f.StartsWith('P') => string.Format(provider, "<{0:" + f[1..] + "}|{1:" + f[1..] + "}>", x, y),
        _ => throw new FormatException("no format " + format),
    };
}

static class Program
{
    static void Try(string format, params object[] args)
    {
        try { Console.WriteLine("[" + string.Format(CultureInfo.InvariantCulture, format, args) + "]"); }
        catch (FormatException e) { Console.WriteLine(format + ": " + e.Message); }
    }
    static void Main()
    {
        Try("{0} {1} {0}", 1, "b");
        Try("{0,6}|{0,-6}|{1,3}", 42, "long text");
        Try("{{{0}}} }}{{", 5);
        Try("{0:X4} {0:D6} {0,10:N2} {0:e2}", 4711);
        Try("{0:yyyy-MM} {1:c} {2:P1}", new DateTime(2020, 3, 1), TimeSpan.FromHours(1), 0.125);
        Try("{0} {0:X} {0:Y} {0:P000} {0,12:PD2}", new Point(3, -14));
        Try("{0}{1}{2}", null, "", 'c');
        Try("{0:Q}", new Point());
        Try("{1}", 1);
        Try("{0", 1);
        Try("0}", 1);
        Try("{x}", 1);
        Try("{0,}", 1);
        Try("{ 0}", 1);
        Try("{0 , 4 :X}", 255);
        Try("{-1}", 1);
        Try("{0:Z}", DayOfWeek.Monday);
        Try("{0:D} {0:X} {0:G} {0:F} {1:F}", DayOfWeek.Friday, AttributeTargets.Class | AttributeTargets.Enum);
        var builder = new StringBuilder();
        builder.AppendFormat(CultureInfo.InvariantCulture, "{0:F1};{1,4}", 2.25, true).AppendFormat("{0}", new object[] { 'x' });
        Console.WriteLine(builder);
        Console.WriteLine("{0}-{1}-{2}-{3}", 1, 2, 3, 4);
    }
}
