// compilers: dotnet
// A report made with alignment, padding, box characters, percentages and a text histogram.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;

sealed class Table
{
    readonly List<string[]> rows = new();
    readonly string[] head; readonly bool[] right;
    public Table(params string[] columns) { right = columns.Select(c => c.EndsWith('>')).ToArray(); head = columns.Select(c => c.TrimEnd('>')).ToArray(); }
    public Table Row(params object[] cells) { rows.Add(cells.Select(c => c switch { double d => d.ToString("N1", CultureInfo.InvariantCulture), decimal m => m.ToString("#,##0.00;(#,##0.00)", CultureInfo.InvariantCulture), null => "-", DateTime t => t.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture), bool b => b ? "yes" : "no", _ => c.ToString() }).ToArray()); return this; }
    public void Write(TextWriter w)
    {
        int[] widths = Enumerable.Range(0, head.Length).Select(i => rows.Append(head).Max(r => i < r.Length ? r[i].Length : 0)).ToArray();
        string Line(string l, string m, string r) => l + string.Join(m, widths.Select(n => new string('─', n + 2))) + r;
        string Cells(string[] r) => "│" + string.Join("│", widths.Select((n, i) => " " + (i >= r.Length ? new string(' ', n) : right[i] ? r[i].PadLeft(n) : r[i].PadRight(n)) + " ")) + "│";
        w.WriteLine(Line("┌", "┬", "┐"));
        w.WriteLine(Cells(head));
        w.WriteLine(Line("├", "┼", "┤"));
        foreach (string[] r in rows) w.WriteLine(Cells(r));
        w.WriteLine(Line("└", "┴", "┘"));
    }
}

static class Program
{
    static void Main()
    {
        var writer = new StringWriter { NewLine = "\n" };
        new Table("item", "count>", "price>", "since", "ok").Row("apple", 12, 1.5m, new DateTime(2020, 1, 5), true).Row("pear", 1000, -20.25m, null, false).Row("fig", 3.14159, 1234567.891m).Write(writer);
        Console.Write(writer);
        var votes = new Dictionary<string, int> { ["red"] = 45, ["green"] = 30, ["blue"] = 25, ["none"] = 0 };
        double total = votes.Values.Sum();
        foreach (var (name, n) in votes.OrderByDescending(v => v.Value))
            Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0,-6}|{1,-20}|{2,4} {3,7:P1}", name, new string('#', n * 20 / 50), n, n / total));
        int[] data = { 3, 7, 1, 5 };
        for (int level = data.Max(); level > 0; level -= 2) Console.WriteLine(string.Concat(data.Select(d => d >= level ? "█ " : "  ")).TrimEnd());
        var text = new StringBuilder();
        foreach (byte[] chunk in Encoding.ASCII.GetBytes("Hello, hex dump world!").Chunk(8))
            text.Append(string.Join(" ", chunk.Select(b => b.ToString("x2"))).PadRight(24)).Append('|').Append(string.Concat(chunk.Select(b => b is >= 32 and < 127 ? (char)b : '.'))).Append("|\n");
        Console.Write(text);
        TimeSpan[] laps = { new(0, 1, 2), new(0, 0, 59), new(1, 0, 5) };
        Console.WriteLine(string.Join(" ", laps.Select((l, i) => $"{i + 1}:{(l.Hours > 0 ? l.ToString(@"h\:mm\:ss") : l.ToString(@"m\:ss"))}")) + $" total {laps.Aggregate((a, b) => a + b):c}");
        Console.Write("{0,5}|{1,-5}|", "ab", "cd");
        Console.WriteLine("{0:00}:{1:00.0}", 7, 8.25);
        Console.Out.WriteLine("{0} {1} {2}", 'c', 1.5f, long.MaxValue);
        Console.WriteLine(new[] { 'a', 'b', 'c' });
        Console.WriteLine((object)null);
        Console.WriteLine("{0}", (object)null ?? "none");
    }
}
