// compilers: dotnet
// ISpanFormattable: numbers and dates into buffers, and back by spans.
using System;
using System.Buffers.Text;
using System.Globalization;
using System.Text;

static class Program
{
    static string Put<T>(T value, string format, int size) where T : ISpanFormattable
    {
        Span<char> buffer = new char[size];
        return value.TryFormat(buffer, out int n, format, CultureInfo.InvariantCulture) ? n + ":" + buffer[..n].ToString() : "no room " + n;
    }
    static void Main()
    {
        Console.WriteLine(Put(123, "D5", 5) + " " + Put(123, "D5", 4) + " " + Put(-1.5, "F3", 10) + " " + Put(2.75m, "", 4) + " " + Put(255UL, "x", 2));
        Console.WriteLine(Put(new DateTime(2024, 1, 2, 3, 4, 5), "s", 30) + " " + Put(TimeSpan.FromSeconds(3661), "c", 8) + " " + Put('q', "", 1) + " " + Put(DateTimeOffset.UnixEpoch, "o", 40));
        ReadOnlySpan<char> line = "17;-2.5;true;x";
        int start = 0, field = 0;
        while (start <= line.Length)
        {
            int end = line[start..].IndexOf(';');
            ReadOnlySpan<char> part = end < 0 ? line[start..] : line.Slice(start, end);
            Console.Write(field switch
            {
                0 => int.Parse(part, NumberStyles.Integer, CultureInfo.InvariantCulture) + 1,
                1 => double.Parse(part, NumberStyles.Float, CultureInfo.InvariantCulture) * 2,
                2 => bool.Parse(part),
                    _ => (object)int.TryParse(part, out _),
            } + " ");
            field++;
            if (end < 0) break;
            start += end + 1;
        }
        Console.WriteLine();
        Console.WriteLine(Utf8Parser.TryParse("987abc"u8, out int parsed, out int consumed) + " " + parsed + " " + consumed);
        string made = string.Create(8, 5, (span, n) => { for (int i = 0; i < span.Length; i++) span[i] = (char)('a' + (i * n) % 26); });
        Console.WriteLine(made);
    }
}
