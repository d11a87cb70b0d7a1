// compilers: dotnet
// IndexOf, SequenceEqual, StartsWith, Trim, Split, Contains, Sort, BinarySearch on spans; parsing.
using System;

static class Program
{
    static int Words(ReadOnlySpan<char> s)
    {
        int n = 0;
        while (true)
        {
            s = s.TrimStart();
            if (s.IsEmpty) return n;
            n++;
            int i = s.IndexOf(' ');
            if (i < 0) return n;
            s = s[i..];
        }
    }
    static long Total(ReadOnlySpan<char> csv)
    {
        long sum = 0;
        for (int comma; !csv.IsEmpty; csv = comma < 0 ? default : csv[(comma + 1)..])
        {
            comma = csv.IndexOf(',');
            sum += int.Parse(comma < 0 ? csv : csv[..comma]);
        }
        return sum;
    }

    static void Main()
    {
        ReadOnlySpan<int> s = [4, 8, 15, 16, 23, 42, 8];
        Console.WriteLine(s.IndexOf(8) + " " + s.LastIndexOf(8) + " " + s.IndexOf(99) + " " + s.Contains(23));
        Console.WriteLine(s.SequenceEqual([4, 8, 15, 16, 23, 42, 8]) + " " + s[..2].SequenceEqual([4, 9])
            + " " + s.StartsWith([4, 8]) + s.EndsWith([42]));
        Console.WriteLine(s.IndexOf([16, 23]) + " " + s.IndexOfAny(42, 15) + " " + s.ToArray().Length);
        Console.WriteLine(Words("  the quick  brown fox ") + " " + Words("") + " " + Total("12,30,-2") + " "
            + Total("5"));
        ReadOnlySpan<char> t = "  Trim Me  ";
        Console.WriteLine("[" + t.Trim().ToString() + "][" + t.TrimEnd().ToString() + "]" + t.IsWhiteSpace());
        Console.WriteLine(t.Trim().SequenceEqual("Trim Me") + " " + t.Trim().StartsWith("Trim") + " "
            + "abc".AsSpan().CompareTo("abd", StringComparison.Ordinal));
        Console.WriteLine("HELLO".AsSpan().Equals("hello", StringComparison.OrdinalIgnoreCase) + " "
            + "a-b".AsSpan().Contains('-'));
        Span<int> data = [5, 3, 9, 1];
        data.Sort();
        Console.WriteLine(string.Join(",", data.ToArray()) + " " + ((ReadOnlySpan<int>)data).BinarySearch(5));
        data.Reverse();
        Console.WriteLine(string.Join(",", data.ToArray()));
        data.Sort((a, b) => (a % 3).CompareTo(b % 3));
        Console.WriteLine(data[0] % 3 + " " + data[3] % 3);
        Span<char> buffer = stackalloc char[16];
        12345.TryFormat(buffer, out int written);
        Console.WriteLine(buffer[..written].ToString() + " " + written);
        Console.WriteLine(int.TryParse("77".AsSpan(), out int n) + " " + n + " "
            + double.Parse("1.5".AsSpan()));
        foreach (Range r in "a,b,,c".AsSpan().Split(',')) Console.Write(r + " ");
        Console.WriteLine();
        string made = string.Concat("x".AsSpan(), "y", "z");
        Console.WriteLine(made + new string("abc".AsSpan(1)) + "abc".AsSpan().ToString());
        Memory<int> memory = new int[] { 1, 2, 3 };
        memory.Span[1] = 20;
        Console.WriteLine(memory.Slice(1).Span[0] + memory.Length);
    }
}
