// compilers: dotnet mono
// string.Format with alignment, format specifiers, braces, its own formattables and errors.
using System;

class Own : IFormattable
{
    public string ToString(string format, IFormatProvider p) { return "own(" + (format ?? "null") + ")"; }
    public override string ToString() { return "plain"; }
}

static class Program
{
    static void Try(Func<string> f)
    {
        try { Console.WriteLine(f()); } catch (FormatException) { Console.WriteLine("format exception"); }
    }

    static void Main()
    {
        Console.WriteLine(string.Format("{0} {1} {0}", 1, "two"));
        Console.WriteLine(string.Format("{0}{1}{2}{3}", 1, null, 'c', true));
        Console.WriteLine(string.Format("[{0,5}] [{0,-5}] [{1,3}]", 42, "long text"));
        Console.WriteLine(string.Format("[{0,8:F2}] [{0:F0}] [{0,-8:F1}]", 3.14159));
        Console.WriteLine(string.Format("{0:D5} {0:X} {0:x4} {0:N0} {0:E2}", 1234));
        Console.WriteLine(string.Format("{0:0.00} {1:#,##0} {2:000}", 2.5, 1234567, 7));
        Console.WriteLine(string.Format("{{0}} {{{0}}}", 5));
        Console.WriteLine(string.Format("no arguments"));
        Console.WriteLine(string.Format("{0}", new Own()));
        Console.WriteLine(string.Format("{0:abc} {0,12:x}|", new Own()));
        Console.WriteLine(string.Format("{0} {1} {2} {3} {4}", 1, 2, 3, 4, 5));
        Console.WriteLine(string.Format("{0}", new object[] { "array" }));
        Console.WriteLine(string.Format("{0} {1}", DayOfWeek.Monday, (int)DayOfWeek.Monday));
        Try(() => string.Format("{0} {2}", 1, 2));
        Try(() => string.Format("{", 1));
        Try(() => string.Format("}", 1));
        Try(() => string.Format("{x}", 1));
        Try(() => string.Format("{0:Q}", 1));
        int n = 7;
        double d = 1.5;
        string s = "text", none = null;
        Console.WriteLine($"{n} {d} {s} [{none}] {n + 1} {s.Length}");
        Console.WriteLine($"[{n,4}] [{n,-4}] [{n:D3}] [{d,8:F3}] [{s,6}] [{s,-6}]");
        Console.WriteLine($"{{{n}}} {(n > 5 ? "big" : "small")} {n:X2}{n:X2}");
        Console.WriteLine($"{s}{s}" + $"{n}" + $"");
        Console.WriteLine($"nested {$"inner {n}"} {string.Join(",", $"a{n}", $"b{d}")}");
        Console.WriteLine($@"path\{s}\{n} ""quoted""");
        Console.WriteLine($"{new Own()} {new Own():fmt} {'c',3} {true,6} {1.0m} {(object)null}!");
        IFormattable f = 255;
        Console.WriteLine(f.ToString("X", null));
    }
}
