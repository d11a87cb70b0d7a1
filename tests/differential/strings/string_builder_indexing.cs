// compilers: dotnet
// Editing text in place by StringBuilder: a line editor, templates, removal of comments, interleaving.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

static class Program
{
    static string Expand(string template, IReadOnlyDictionary<string, object> values)
    {
        var b = new StringBuilder(template);
        for (int i = 0; i < b.Length; i++)
        {
            if (b[i] != '$') continue;
            int end = i + 1;
            while (end < b.Length && char.IsLetter(b[end])) end++;
            string name = b.ToString(i + 1, end - i - 1);
            if (name.Length == 0) { b.Remove(i, 1); continue; }
            string value = values.TryGetValue(name, out object o) ? Convert.ToString(o, CultureInfo.InvariantCulture) : "?" + name;
            b.Remove(i, end - i).Insert(i, value);
            i += value.Length - 1;
        }
        return b.ToString();
    }
    static string WithoutComments(string code)
    {
        var b = new StringBuilder();
        bool text = false, line = false, block = false;
        for (int i = 0; i < code.Length; i++)
        {
            string two = i + 1 < code.Length ? code.Substring(i, 2) : "";
            if (line) { if (code[i] == '\n') { line = false; b.Append('\n'); } }
            else if (block) { if (two == "*/") { block = false; i++; } }
            else if (!text && two == "//") line = true;
            else if (!text && two == "/*") { block = true; i++; }
            else { if (code[i] == '"') text = !text; b.Append(code[i]); }
        }
        return b.ToString();
    }
    sealed class Editor
    {
        readonly List<StringBuilder> lines = new() { new() };
        int row, column;
        public Editor Type(string s)
        {
            foreach (char c in s)
                if (c == '\n') { string rest = lines[row].ToString(column, lines[row].Length - column); lines[row].Length = column; lines.Insert(++row, new(rest)); column = 0; }
                else lines[row].Insert(column++, c);
            return this;
        }
        public Editor Backspace(int n = 1)
        {
            for (; n > 0; n--)
                if (column > 0) lines[row].Remove(--column, 1);
                else if (row > 0) { column = lines[row - 1].Length; lines[row - 1].Append(lines[row]); lines.RemoveAt(row--); }
            return this;
        }
        public Editor Go(int r, int c) { row = r; column = Math.Min(c, lines[r].Length); return this; }
        public override string ToString() => string.Join("|", lines) + "@" + row + ":" + column;
    }
    static void Main()
    {
        Console.WriteLine(Expand("Dear $name, pay $amount$$ by $date. $", new Dictionary<string, object> { ["name"] = "$Ann", ["amount"] = 12.5m }));
        Console.WriteLine(WithoutComments("a = 1; // one\nb = \"//no\"; /* two\nlines */ c;").Replace("\n", "~"));
        Console.WriteLine(new Editor().Type("hello\nworld").Go(0, 2).Type("\n").Backspace(2).Type("y!").Go(1, 99).Backspace(7).Type("s"));
        var b = new StringBuilder("abcdef");
        for (int i = b.Length - 1; i > 0; i--) b.Insert(i, '-');
        for (int i = 0; i < b.Length; i += 4) b[i] = char.ToUpperInvariant(b[i]);
        Console.WriteLine(b + " " + b.Replace("-", "").Replace('E', '3', 2, 3) + " " + b.Equals("abc") + " " + b.ToString().GetHashCode().Equals(b.ToString().GetHashCode()));
        Console.WriteLine(new StringBuilder("x").Insert(0, 1.5).Insert(1, true).Insert(0, new[] { 'p', 'q' }).Append("abc".AsSpan(1)).Append('z', 0).AppendLine().Length + " " + new StringBuilder().AppendJoin(";", Enumerable.Range(1, 3)).Append(2m).Append((byte)7).Append(new object[0].Length));
    }
}
