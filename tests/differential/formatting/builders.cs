// compilers: dotnet
// StringBuilder at work: insertion, replacement, chunks, capacity, a table and a word wrap.
using System;
using System.Text;

static class Program
{
    static string Table(string[] head, params object[][] rows)
    {
        var widths = new int[head.Length];
        for (int i = 0; i < head.Length; i++)
        {
            widths[i] = head[i].Length;
            foreach (object[] row in rows) widths[i] = Math.Max(widths[i], row[i].ToString().Length);
        }
        var b = new StringBuilder();
        void Line(object[] cells)
        {
            for (int i = 0; i < cells.Length; i++)
            {
                string s = cells[i].ToString();
                b.Append(i == 0 ? "|" : " |").Append(' ').Append(cells[i] is string ? s.PadRight(widths[i]) : s.PadLeft(widths[i]));
            }
            b.AppendLine(" |");
        }
        Line(head);
        foreach (int w in widths) b.Append('+').Append('-', w + 2);
        b.Append('+').Append('\n');
        foreach (object[] row in rows) Line(row);
        return b.ToString();
    }
    static void Main()
    {
        Console.Write(Table(new[] { "name", "n", "price" }, new object[] { "apple", 12, 1.5m }, new object[] { "fig", 7, 10.25m }));
        var b = new StringBuilder("hello world");
        b.Insert(5, ",").Replace("world", "there").Replace('e', 'E').Remove(0, 1).Insert(0, "J", 2).Append('!', 3);
        Console.WriteLine(b + " " + b.Length + " " + b[3]);
        b[0] = 'j';
        b.Length = 4;
        Console.WriteLine(b + "|" + b.Equals(new StringBuilder("jJEl")) + "|" + b.ToString(1, 2));
        b.Clear().AppendJoin(", ", 1, "two", null, 4.5).AppendJoin('-', new[] { "x", "y" });
        Console.WriteLine(b);
        b.Clear();
        for (int i = 0; i < 100; i++) b.Append(i).Append(i % 10 == 9 ? ";" : ",");
        int chunks = 0, total = 0;
        foreach (ReadOnlyMemory<char> chunk in b.GetChunks()) { chunks++; total += chunk.Length; }
        Console.WriteLine(total == b.Length && chunks > 0);
        b.Replace(",1", "<one>", 50, 60).Remove(100, b.Length - 100);
        Console.WriteLine(b);
        var chars = new char[5];
        b.CopyTo(10, chars, 0, 5);
        Console.WriteLine(new string(chars) + " " + b.ToString().IndexOf("<one>"));
        b.Clear().Append(true).Append('c').Append(1.5f).Append(-3L).Append(new[] { 'x', 'y' }).Append("abcdef", 2, 3).Append(new StringBuilder("sb")).Append((object)null).Append((string)null);
        Console.WriteLine(b);
        try { b.Insert(99, "x"); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        try { b.Length = -1; } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        try { new StringBuilder("abc", 0, 3, 3) { Capacity = 16 }.Append("toolongforthis......................"); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var small = new StringBuilder(4, 6);
        small.Append("abcd").Append("ef");
        try { small.Append('g'); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName + " " + small.MaxCapacity); }
        var reversed = new StringBuilder();
        foreach (char c in "stressed") reversed.Insert(0, c);
        Console.WriteLine(reversed.Append(Environment.NewLine.Length));
    }
}
