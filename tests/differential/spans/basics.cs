// compilers: dotnet
// Span and ReadOnlySpan over arrays, slices, stackalloc, strings.
using System;

static class Program
{
    static int Sum(ReadOnlySpan<int> s) { int n = 0; foreach (int x in s) n += x; return n; }
    static void Double(Span<int> s) { for (int i = 0; i < s.Length; i++) s[i] *= 2; }
    static void Sort(Span<int> s)
    {
        if (s.Length < 2) return;
        int p = s[0], k = 0;
        for (int i = 1; i < s.Length; i++) if (s[i] < p) { k++; (s[i], s[k]) = (s[k], s[i]); }
        (s[0], s[k]) = (s[k], s[0]);
        Sort(s[..k]);
        Sort(s[(k + 1)..]);
    }
    static ReadOnlySpan<byte> Table => [1, 2, 4, 8, 16];
    static ReadOnlySpan<int> Ints => [100, 200, 300];

    static void Main()
    {
        int[] a = [5, 3, 8, 1, 9, 2];
        Span<int> s = a;
        Console.WriteLine(s.Length + " " + s[2] + " " + Sum(s) + " " + Sum(a.AsSpan(1, 2)) + " "
            + Sum(default));
        Span<int> middle = s.Slice(1, 4);
        middle[0] = 30;
        Double(middle[^2..]);
        Console.WriteLine(string.Join(",", a));
        Sort(s);
        Console.WriteLine(string.Join(",", a));
        Span<int> stack = stackalloc int[8];
        for (int i = 0; i < stack.Length; i++) stack[i] = i * i;
        Console.WriteLine(Sum(stack) + " " + stack[7]);
        stack[2..4].CopyTo(stack[6..]);
        stack[..2].Fill(-1);
        stack.Slice(3, 1).Clear();
        Console.WriteLine(string.Join(" ", stack.ToArray()));
        Span<char> chars = stackalloc char[3] { 'x', 'y', 'z' };
        chars.Reverse();
        Console.WriteLine(chars.ToString() + new string(chars));
        ReadOnlySpan<char> text = "hello world";
        Console.WriteLine(text[6..].ToString() + text.IndexOf('o') + text.Length);
        ref int first = ref s[0];
        first = 77;
        Console.WriteLine(a[0]);
        try { Console.WriteLine(s[6]); } catch (IndexOutOfRangeException) { Console.WriteLine("range"); }
        try { s.Slice(3, 10); } catch (ArgumentOutOfRangeException) { Console.WriteLine("slice"); }
        try { s.CopyTo(new int[2]); } catch (ArgumentException) { Console.WriteLine("too short"); }
        Console.WriteLine(s.TryCopyTo(new int[2]) + " " + s.IsEmpty + " " + Span<int>.Empty.IsEmpty + " "
            + (s == a.AsSpan()));
        foreach (byte b in Table) Console.Write(b + " ");
        Console.WriteLine(Table[3] + Ints[1]);
        Span<string> names = new string[2];
        names[1] = "set";
        Console.WriteLine((names[0] ?? "null") + names[1]);
        Span<(int, byte)> pairs = [(1, 2), (3, 4)];
        pairs[1].Item1 += 10;
        Console.WriteLine(pairs[1]);
        int length = a.Length;
        Span<byte> maybe = length > 100 ? new byte[length] : stackalloc byte[length];
        maybe[5] = 255;
        maybe[5]++;
        Console.WriteLine(maybe[5] + maybe.Length);
    }
}
