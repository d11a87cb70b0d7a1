// compilers: dotnet mono
// StringBuilder: appending of all kinds, inserting, removing, replacing, indexing.
using System;
using System.Text;

static class Program
{
    static void Show(StringBuilder b) { Console.WriteLine("[" + b + "]" + b.Length); }

    static void Main()
    {
        var b = new StringBuilder();
        Show(b);
        b.Append("text").Append('c').Append(5).Append(-7L).Append(1.5).Append(true).Append((object)null).Append((string)null);
        Show(b);
        b.Append('x', 3).Append("substring", 3, 4).Append(new[] { 'a', 'b' }).Append(new object[0].Length);
        Show(b);
        b.Clear().AppendLine("line").AppendLine().Append("end");
        Console.WriteLine(b.Length + " " + b.ToString().Replace("\n", "/").Replace("\r", ""));
        b = new StringBuilder("initial");
        b.Insert(0, "the ").Insert(4, 1).Insert(b.Length, '!');
        Show(b);
        b.Remove(0, 4);
        Show(b);
        b.Replace("i", "I").Replace('a', 'A').Replace("nItI", "");
        Show(b);
        b[0] = '#';
        Console.WriteLine(b[0] + "" + b[b.Length - 1]);
        b.AppendFormat("{0}-{1:D3}", "f", 7);
        Show(b);
        b.Length = 3;
        Show(b);
        b.Length = 5;
        Console.WriteLine(b.Length + " " + (int)b[4]);
        b.Length = 0;
        for (int i = 0; i < 200; i++) b.Append(i % 10);
        Console.WriteLine(b.Length + " " + b.ToString(95, 10) + " " + (b.Capacity >= 200));
        try { b[200] = 'x'; } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        try { b.Remove(199, 2); } catch (ArgumentOutOfRangeException) { Console.WriteLine("range"); }
        try { b.Insert(201, "x"); } catch (ArgumentOutOfRangeException) { Console.WriteLine("range"); }
        var reversed = new StringBuilder();
        foreach (char c in "reverse me") reversed.Insert(0, c);
        Show(reversed);
        var other = new StringBuilder(16);
        other.Append(reversed).Append(reversed);
        Show(other);
        Console.WriteLine(new StringBuilder("a").Equals(new StringBuilder("a")) + " "
            + new StringBuilder("same").ToString().Equals("same"));
        var sb = new StringBuilder();
        sb.Append($"{1 + 1}|{"s",4}").Append(1u).Append((byte)2).Append('c').Append(2.5f).Append(3m);
        Show(sb);
    }
}
