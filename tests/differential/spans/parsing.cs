// compilers: dotnet
// A tokenizer and calculator on spans without copies; splitting, trimming and comparing slices.
using System;
using System.Collections.Generic;

ref struct Tokens
{
    ReadOnlySpan<char> rest;
    public ReadOnlySpan<char> Current;
    public Tokens(ReadOnlySpan<char> text) { rest = text; Current = default; }
    public bool Next()
    {
        rest = rest.TrimStart();
        if (rest.IsEmpty) { Current = default; return false; }
        int n = 1;
        if (char.IsDigit(rest[0])) while (n < rest.Length && (char.IsDigit(rest[n]) || rest[n] == '.')) n++;
        Current = rest[..n];
        rest = rest[n..];
        return true;
    }
}
ref struct Calculator
{
    Tokens tokens;
    public static double Evaluate(string s)
    {
        var c = new Calculator { tokens = new Tokens(s) };
        c.tokens.Next();
        double x = c.Sum();
        return c.tokens.Current.IsEmpty ? x : throw new FormatException("unexpected " + c.tokens.Current.ToString());
    }
    double Sum()
    {
        double x = Product();
        while (tokens.Current is "+" or "-")
        {
            bool plus = tokens.Current[0] == '+';
            tokens.Next();
            x = plus ? x + Product() : x - Product();
        }
        return x;
    }
    double Product()
    {
        double x = Factor();
        while (tokens.Current is ['*' or '/'])
        {
            char op = tokens.Current[0];
            tokens.Next();
            x = op == '*' ? x * Factor() : x / Factor();
        }
        return x;
    }
    double Factor()
    {
        if (tokens.Current is "-") { tokens.Next(); return -Factor(); }
        if (tokens.Current is "(")
        {
            tokens.Next();
            double x = Sum();
            if (tokens.Current is not ")") throw new FormatException("no )");
            tokens.Next();
            return x;
        }
        double n = double.Parse(tokens.Current, System.Globalization.NumberStyles.Float, System.Globalization.CultureInfo.InvariantCulture);
        tokens.Next();
        return n;
    }
}

static class Program
{
    static void Main()
    {
        foreach (string s in new[] { "1 + 2 * 3", "(1+2)*3", "-4 / (2 - 1.5)", "2*-3", "7 7", "(1", "" })
            try { Console.WriteLine(s + " = " + Calculator.Evaluate(s)); }
            catch (FormatException e) { Console.WriteLine(s + ": " + (e.Message.StartsWith("The") ? "not a number" : e.Message)); }
        ReadOnlySpan<char> path = "/usr/local/bin/tool.exe";
        ReadOnlySpan<char> file = path[(path.LastIndexOf('/') + 1)..];
        Console.WriteLine(file.ToString() + " " + file[..file.IndexOf('.')].ToString() + " " + path.StartsWith("/usr") + " " + file.EndsWith(".EXE", StringComparison.OrdinalIgnoreCase) + " " + path.Count('/'));
        Span<char> letters = "hello world".ToCharArray();
        letters[..5].Reverse();
        letters[6..].Fill('-');
        Console.WriteLine(letters.ToString() + " " + letters.IndexOf('o') + " " + ((ReadOnlySpan<char>)letters).SequenceEqual("olleh -----"));
        Console.WriteLine("  x y ".AsSpan().Trim().Length + " " + "abc".AsSpan().CompareTo("abd", StringComparison.Ordinal) + " " + "a,b,,c".AsSpan().IndexOf(",,") + " " + MemoryExtensions.Equals("A", "a", StringComparison.OrdinalIgnoreCase));
    }
}
