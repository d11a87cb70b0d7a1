// compilers: dotnet mono
// Split by characters and strings, with counts and options; Join of everything.
using System;
using System.Collections.Generic;

static class Program
{
    static void Show(string[] a) { Console.WriteLine(a.Length + ": " + string.Join("|", a)); }

    static void Main()
    {
        Show("a,b,c".Split(','));
        Show("a,,c,".Split(','));
        Show("".Split(','));
        Show("none".Split(','));
        Show("a,b;c d".Split(',', ';', ' '));
        Show("a,b,c,d".Split(new[] { ',' }, 2));
        Show(",a,,b,".Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries));
        Show(",a,,b,,c".Split(new[] { ',' }, 2, StringSplitOptions.RemoveEmptyEntries));
        Show("  white \t space\nhere ".Split(null));
        Show("  white \t space\nhere ".Split((char[])null, StringSplitOptions.RemoveEmptyEntries));
        Show("one<>two<>three".Split(new[] { "<>" }, StringSplitOptions.None));
        Show("one<>two--three<>".Split(new[] { "<>", "--" }, StringSplitOptions.RemoveEmptyEntries));
        Show(",".Split(','));
        Show(",,".Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries));
        Console.WriteLine(string.Join(", ", "x", "y", "z"));
        Console.WriteLine(string.Join(", ", 1, 'c', 2.5, null, true));
        Console.WriteLine(string.Join("-", new[] { 1, 2, 3 }));
        Console.WriteLine(string.Join("-", new List<string> { "a", null, "c" }));
        Console.WriteLine(string.Join(null, new[] { "a", "b" }));
        Console.WriteLine("[" + string.Join(",", new string[0]) + "]");
        Console.WriteLine(string.Join(",", new[] { "only" }));
        Console.WriteLine(string.Join("+", new[] { "a", "b", "c", "d" }, 1, 2));
        Console.WriteLine(string.Concat(new List<int> { 1, 2, 3 }) + string.Concat(new object[] { 1,
            "x", null }));
        string csv = "name,age\nann,30\nbob,25\n";
        foreach (string line in csv.Split('\n'))
        {
            string[] cells = line.Split(',');
            Console.WriteLine(cells.Length == 2 ? cells[1] + " " + cells[0] : "bad line [" + line + "]");
        }
        var counts = new Dictionary<string, int>();
        foreach (string w in "the cat and the dog and the bird".Split(' ')) counts[w] = counts.ContainsKey(w) ? counts[w] + 1 : 1;
        foreach (var p in counts) Console.Write(p.Key + "=" + p.Value + " ");
        Console.WriteLine();
    }
}
