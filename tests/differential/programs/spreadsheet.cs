// compilers: dotnet
// A spreadsheet: cells with formulas, references, ranges, cycles that are found, and recalculation in order.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

sealed class Sheet
{
    readonly Dictionary<string, string> formulas = new();
    readonly Dictionary<string, double> values = new();
    readonly HashSet<string> computing = new();
    public int Computed;
    public string this[string cell] { get => formulas.GetValueOrDefault(cell, ""); set { formulas[cell] = value; values.Clear(); } }
    public double Value(string cell)
    {
        if (values.TryGetValue(cell, out double v)) return v;
        if (!formulas.TryGetValue(cell, out string f)) return 0;
        if (!computing.Add(cell)) throw new InvalidOperationException("cycle: " + string.Join(">", computing.SkipWhile(c => c != cell)));
        try
        {
            Computed++;
            return values[cell] = f.StartsWith('=') ? new Parser(this, f[1..]).All() : double.Parse(f, CultureInfo.InvariantCulture);
        }
        finally { computing.Remove(cell); }
    }
    public IEnumerable<double> Range(string from, string to)
    {
        for (char c = from[0]; c <= to[0]; c++)
            for (int r = int.Parse(from[1..]); r <= int.Parse(to[1..]); r++)
                if (formulas.ContainsKey($"{c}{r}")) yield return Value($"{c}{r}");
    }
    sealed class Parser
    {
        readonly Sheet sheet; readonly string s; int i;
        public Parser(Sheet sheet, string s) { this.sheet = sheet; this.s = s.Replace(" ", ""); }
        public double All() { double v = Sum(); return i == s.Length ? v : throw new FormatException($"unexpected '{s[i]}' at {i}"); }
        bool Eat(char c) { if (i >= s.Length || s[i] != c) return false; i++; return true; }
        double Sum() { double v = Product(); while (true) if (Eat('+')) v += Product(); else if (Eat('-')) v -= Product(); else return v; }
        double Product() { double v = Atom(); while (true) if (Eat('*')) v *= Atom(); else if (Eat('/')) { double d = Atom(); v = d != 0 ? v / d : throw new DivideByZeroException(); } else return v; }
        string While(Func<char, bool> f) { int start = i; while (i < s.Length && f(s[i])) i++; return s[start..i]; }
        double Atom()
        {
            if (Eat('-')) return -Atom();
            if (Eat('(')) { double v = Sum(); return Eat(')') ? v : throw new FormatException("no )"); }
            if (i < s.Length && char.IsDigit(s[i])) return double.Parse(While(c => char.IsDigit(c) || c == '.'), CultureInfo.InvariantCulture);
            string name = While(char.IsLetterOrDigit);
            if (name == "") throw new FormatException(i < s.Length ? $"unexpected '{s[i]}' at {i}" : "ends too early");
            if (!Eat('(')) return sheet.Value(name);
            string from = While(char.IsLetterOrDigit);
            if (!Eat(':')) throw new FormatException("no range");
            var range = sheet.Range(from, While(char.IsLetterOrDigit));
            if (!Eat(')')) throw new FormatException("no )");
            return name switch { "SUM" => range.Sum(), "AVG" => range.Average(), "MAX" => range.Max(), "COUNT" => range.Count(), _ => throw new FormatException("no function " + name) };
        }
    }
}

static class Program
{
    static void Main()
    {
        var s = new Sheet { ["A1"] = "2", ["A2"] = "3.5", ["A3"] = "=A1*A2 + 1", ["B1"] = "=SUM(A1:A3)", ["B2"] = "=(B1 - AVG(A1:A3)) / -2", ["C1"] = "=MAX(A1:B2)*COUNT(A1:B2)" };
        foreach (string c in new[] { "A3", "B1", "B2", "C1", "Z9" }) Console.WriteLine(c + " " + s[c] + " -> " + s.Value(c).ToString("0.###", CultureInfo.InvariantCulture));
        Console.WriteLine(s.Computed);
        s["A1"] = "10";
        Console.WriteLine(s.Value("C1").ToString("0.###", CultureInfo.InvariantCulture) + " " + s.Computed);
        foreach (string bad in new[] { "=A1+", "=(1", "=1/0", "=FOO(A1:A2)", "=SUM(A1)", "=2 $ 3", "=D2", "x" })
        {
            s["D1"] = bad;
            if (bad == "=D2") s["D2"] = "=D1+1";
            try { Console.WriteLine(bad + " " + s.Value("D1")); }
            catch (Exception e) { Console.WriteLine(bad + " " + e.GetType().Name + (e is FormatException && bad == "x" ? "" : ": " + e.Message)); }
        }
    }
}
