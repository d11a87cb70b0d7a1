// Unsafe code as compilers emit it: pointers, fixed, stackalloc, spans, ref structs, function pointers.
using System;
using System.Runtime.CompilerServices;

unsafe struct Buffer
{
    public fixed byte Bytes[8];
    public int After;
}

struct Pair
{
    public int A;
    public short B;
    public double C;
}

ref struct Window
{
    public Span<int> Span;
    public int Position;
    public int Next() { return Position < Span.Length ? Span[Position++] : -1; }
}

static unsafe class Program
{
    static int Pointers()
    {
        int local = 5;
        int* p = &local;
        *p += 2;
        Pair pair;
        Pair* at = &pair;
        at->A = *p;
        at->B = (short)(at->A * 3);
        at->C = 2.5;
        byte* bytes = (byte*)at;
        int sum = 0;
        for (int i = 0; i < sizeof(Pair); i++) sum += bytes[i];
        int[] numbers = { 1, 2, 3, 4 };
        fixed (int* q = numbers)
        {
            for (int* r = q; r < q + 4; r++) sum += *r;
            *(long*)q = 0x100000002L;
        }
        return sum + numbers[0] + numbers[1] * 7;
    }

    static int Text(string s)
    {
        int sum = 0;
        fixed (char* p = s)
        {
            for (char* c = p; *c != 0; c++) sum = sum * 31 + *c;
        }
        return sum;
    }

    static int Stack(int n)
    {
        int* p = stackalloc int[n];
        for (int i = 0; i < n; i++) p[i] = i * i;
        Span<int> span = stackalloc int[4];
        span[1] = p[n - 1];
        span.Slice(2).Fill(9);
        Window window = new Window { Span = span };
        int sum = 0;
        for (int next; (next = window.Next()) >= 0;) sum = sum * 3 + next;
        return sum;
    }

    static int Buffers()
    {
        Buffer buffer = new Buffer();
        for (int i = 0; i < 8; i++) buffer.Bytes[i] = (byte)(i + 1);
        buffer.After = 1;
        return *(int*)(buffer.Bytes + 2) + buffer.After;
    }

    static int Spans(ReadOnlySpan<char> text, Span<byte> bytes)
    {
        int sum = 0;
        foreach (char c in text) sum += c;
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)(bytes[i] ^ i);
        bytes[..3].CopyTo(bytes[2..]);
        return sum + bytes[3] + bytes[^1];
    }

    static int Add(int a, int b) { return a + b; }

    static int Functions()
    {
        delegate*<int, int, int> f = &Add;
        return f(3, 4);
    }

    static int References()
    {
        int[] numbers = { 1, 2, 3 };
        ref int second = ref Unsafe.Add(ref numbers[0], 1);
        second = 20;
        return numbers[1] + Unsafe.SizeOf<Pair>() + Unsafe.As<int, short>(ref second);
    }

    static void Main()
    {
        int sum = Pointers();
        sum = sum * 31 + Text("some text");
        sum = sum * 31 + Stack(6);
        sum = sum * 31 + Buffers();
        sum = sum * 31 + Spans("span", new byte[] { 1, 2, 3, 4, 5, 6 });
        sum = sum * 31 + Functions() + References();
        Console.WriteLine(sum);
    }
}
