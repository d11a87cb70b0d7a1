// compilers: dotnet
// ref structs, ref fields, ref returns and scoped parameters: a stack-based builder, cursors and accumulators.
using System;
using System.Collections.Generic;

ref struct Writer
{
    Span<char> buffer;
    int length;
    public Writer(Span<char> buffer) { this.buffer = buffer; length = 0; }
    public Writer Add(scoped ReadOnlySpan<char> s) { s.CopyTo(buffer[length..]); length += s.Length; return this; }
    public Writer Add(int n) { n.TryFormat(buffer[length..], out int written); length += written; return this; }
    public readonly ReadOnlySpan<char> Text => buffer[..length];
    public override readonly string ToString() => Text.ToString();
    public readonly void Deconstruct(out int length, out int room) { length = this.length; room = buffer.Length - this.length; }
}
ref struct Cursor<T>
{
    ref T current;
    readonly Span<T> all;
    int index;
    public Cursor(Span<T> s) { all = s; index = 0; current = ref s[0]; }
    public bool Next() { if (++index >= all.Length) return false; current = ref all[index]; return true; }
    public ref T Value => ref current;
}
ref struct Total { ref int sum; public Total(ref int target) { sum = ref target; } public void Add(int n) => sum += n; public void Dispose() => sum *= -1; }
struct Matrix
{
    readonly double[] cells; readonly int width;
    public Matrix(int w, int h) { width = w; cells = new double[w * h]; }
    public ref double this[int x, int y] => ref cells[y * width + x];
    public readonly ref readonly double First => ref cells[0];
}

static class Program
{
    static ref int Find(int[] a, Func<int, bool> test) { foreach (ref int x in a.AsSpan()) if (test(x)) return ref x; throw new KeyNotFoundException(); }
    static ref T Choose<T>(bool first, ref T a, ref T b) { if (first) return ref a; return ref b; }
    static int Sum(in (int A, int B) p) => p.A + p.B;
    static void Fill(Span<int> s, ref int next) { foreach (ref int x in s) x = next++; }
    static void Main()
    {
        Span<char> memory = stackalloc char[20];
        var w = new Writer(memory).Add("x=").Add(42).Add("; y=").Add(-7);
        var (used, room) = w;
        Console.WriteLine(w.ToString() + " " + used + " " + room + " " + memory[2]);
        int[] a = { 1, 2, 3, 4 };
        Find(a, x => x > 2) *= 100;
        ref int last = ref a[^1];
        last++;
        last = ref a[0];
        last = -1;
        Console.WriteLine(string.Join(" ", a));
        var cursor = new Cursor<int>(a);
        do cursor.Value += 10; while (cursor.Next());
        Console.WriteLine(string.Join(" ", a));
        int p = 1, q = 2;
        Choose(p > q, ref p, ref q) = 50;
        (p > q ? ref p : ref q)++;
        Console.WriteLine(p + " " + q);
        int sum = 5;
        using (var t = new Total(ref sum)) { t.Add(10); t.Add(20); Console.WriteLine(sum); }
        Console.WriteLine(sum);
        var m = new Matrix(2, 2);
        m[1, 1] = 2.5;
        m[0, 0] += 1;
        ref double cell = ref m[1, 0];
        cell = 9;
        Console.WriteLine(m[0, 0] + " " + m[1, 0] + " " + m[1, 1] + " " + m.First);
        int next = 7;
        Span<int> three = stackalloc int[3];
        Fill(three, ref next);
        Console.WriteLine(three[0] + three[2] + " " + next + " " + Sum((3, 4)));
    }
}
