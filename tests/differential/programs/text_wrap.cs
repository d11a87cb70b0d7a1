// compilers: dotnet mono
// Wrapping, justifying and centring text; tables with columns.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    const string Text = "The quick brown fox jumps over the lazy dog, and then, without any hurry at all, walks back to where it came from. "
        + "Nobody knows why it does so, incomprehensibilities notwithstanding.";

    static List<string> Wrap(string text, int width)
    {
        var lines = new List<string>();
        var line = new StringBuilder();
        foreach (string word in text.Split(' '))
        {
            string w = word;
            if (line.Length > 0 && line.Length + 1
                + w.Length > width) { lines.Add(line.ToString()); line.Clear(); }
            while (w.Length > width) { lines.Add(w.Substring(0, width - 1)
                + "-"); w = w.Substring(width - 1); }
            if (line.Length > 0) line.Append(' ');
            line.Append(w);
        }
        if (line.Length > 0) lines.Add(line.ToString());
        return lines;
    }
    static string Justify(string line, int width)
    {
        string[] words = line.Split(' ');
        if (words.Length == 1) return line.PadRight(width);
        int gaps = words.Length - 1, spaces = width - line.Length + gaps;
        string s = "";
        for (int i = 0; i < words.Length; i++)
        {
            s += words[i];
            if (i < gaps) s += new string(' ', spaces / gaps + (i < spaces % gaps ? 1 : 0));
        }
        return s;
    }
    static string Center(string s, int width) { return s.PadLeft((width + s.Length) / 2).PadRight(width); }
    static void Table(string[][] rows)
    {
        var widths = new int[rows[0].Length];
        foreach (var r in rows) for (int i = 0; i < r.Length; i++) widths[i] = Math.Max(widths[i],
            r[i].Length);
        foreach (var r in rows)
        {
            string s = "|";
            for (int i = 0; i < r.Length; i++)
            {
                int n;
                s += " " + (int.TryParse(r[i], out n) ? r[i].PadLeft(widths[i]) : r[i].PadRight(widths[i]))
                    + " |";
            }
            Console.WriteLine(s);
        }
    }

    static void Main()
    {
        foreach (int width in new[] { 20, 34, 12 })
        {
            Console.WriteLine(new string('-', width));
            var lines = Wrap(Text, width);
            for (int i = 0; i < lines.Count; i++) Console.WriteLine((i < lines.Count - 1 ? Justify(lines[i],
                width) : lines[i]) + "|");
        }
        foreach (string l in Wrap("centred text of some words", 10)) Console.WriteLine("[" + Center(l, 12)
            + "]");
        Table(new[] { new[] { "name", "count", "note" }, new[] { "apple", "12", "" }, new[] { "fig",
            "1234567", "small" } });
    }
}
