// compilers: dotnet
// Memory, buffers and sequences: a ring over a rented array, slices that outlive calls, casting and array pools.
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

sealed class Frames
{
    readonly byte[] data = new byte[16];
    int length;
    public void Write(ReadOnlySpan<byte> bytes) { bytes.CopyTo(data.AsSpan(length)); length += bytes.Length; }
    public IEnumerable<ReadOnlyMemory<byte>> Read()
    {
        int at = 0;
        while (at < length && at + 1 + data[at] <= length)
        {
            yield return data.AsMemory(at + 1, data[at]);
            at += 1 + data[at];
        }
        data.AsSpan(at, length - at).CopyTo(data);
        length -= at;
    }
    public int Left => length;
}

static class Program
{
    static int Sum(ReadOnlyMemory<int> m) { int s = 0; foreach (int x in m.Span) s += x; return s; }
    static void Main()
    {
        var frames = new Frames();
        frames.Write(new byte[] { 2, 10, 20, 1 });
        Console.WriteLine(string.Join(" | ", frames.Read().Select(f => string.Join(",", f.ToArray()))) + " left " + frames.Left);
        frames.Write(new byte[] { 99, 0, 3, 1, 2, 3 });
        Console.WriteLine(string.Join(" | ", frames.Read().Select(f => f.Length + ":" + string.Join(",", f.ToArray()))) + " left " + frames.Left);
        int[] numbers = { 1, 2, 3, 4, 5 };
        Memory<int> all = numbers, middle = all[1..4];
        middle.Span[1] = 30;
        Console.WriteLine(Sum(all) + " " + Sum(middle) + " " + middle.Length + " " + (middle.Slice(1).Span[0]) + " " + all.IsEmpty + " " + middle.TryCopyTo(new int[2]));
        ReadOnlyMemory<char> text = "memory of text".AsMemory();
        Console.WriteLine(text[..6].ToString() + " " + text.Span.IndexOf("of") + " " + text.Slice(10) + " " + text.Equals("memory of text".AsMemory()));
        int[] rented = ArrayPool<int>.Shared.Rent(5);
        Console.WriteLine(rented.Length >= 5);
        ArrayPool<int>.Shared.Return(rented);
        Span<byte> bytes = stackalloc byte[8];
        Span<short> shorts = MemoryMarshal.Cast<byte, short>(bytes);
        shorts[0] = 0x0102;
        shorts[3] = -1;
        Console.WriteLine(Convert.ToHexString(bytes) + " " + shorts.Length + " " + MemoryMarshal.Cast<byte, int>(bytes)[1].ToString("x"));
        ref int first = ref MemoryMarshal.GetReference(numbers.AsSpan());
        first = 100;
        Console.WriteLine(numbers[0] + " " + MemoryMarshal.AsBytes(numbers.AsSpan(0, 2)).Length);
        Span<int> copy = new int[5];
        numbers.AsSpan().CopyTo(copy);
        copy.Reverse();
        copy.Clear();
        Console.WriteLine(numbers.AsSpan().SequenceEqual(copy) + " " + copy.ToArray().Sum() + " " + numbers.AsSpan().IndexOf(30) + " " + numbers.AsSpan(2).Contains(2) + " " + numbers.AsSpan().LastIndexOf(5) + " " + numbers.AsSpan().StartsWith(new[] { 100, 2 }));
        try { numbers.AsMemory(4, 3); } catch (ArgumentOutOfRangeException) { Console.WriteLine("too long"); }
        Span<int> none = default;
        Console.WriteLine(none.IsEmpty + " " + none.Length + " " + (none == Span<int>.Empty) + " " + none.ToArray().Length);
    }
}
