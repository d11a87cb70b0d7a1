// compilers: dotnet
// Encodings: UTF-8, UTF-16 and ASCII; preambles, invalid input, code points.
using System;
using System.Linq;
using System.Text;

static class Program
{
    static string Hex(byte[] bytes) => Convert.ToHexString(bytes);
    static void Main()
    {
        string text = "aé€😀";
        foreach (Encoding e in new[] { Encoding.UTF8, Encoding.Unicode, Encoding.ASCII })
        {
            byte[] bytes = e.GetBytes(text);
            Console.WriteLine($"{e.WebName} {Hex(bytes)} {e.GetByteCount(text)} {e.GetString(bytes)} {e.GetCharCount(bytes)} {Hex(e.GetPreamble())}");
        }
        byte[] bad = { 0x61, 0xc3, 0x28, 0xe2, 0x82, 0x62, 0xff, 0xf0, 0x9f, 0x98, 0x63, 0xc0, 0x80 };
        Console.WriteLine(string.Join(" ", Encoding.UTF8.GetString(bad).Select(c => ((int)c).ToString("x"))));
        Console.WriteLine(Hex(Encoding.UTF8.GetBytes("x\ud800y")));
        foreach (Rune r in text.EnumerateRunes()) Console.Write(r.Value.ToString("X") + ":" + r.Utf8SequenceLength + r.Utf16SequenceLength + " ");
        Console.WriteLine();
    }
}
