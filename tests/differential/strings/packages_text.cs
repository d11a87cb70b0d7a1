// compilers: dotnet
// Readers and writers of strings, and UTF-16 in both orders.
using System;
using System.IO;
using System.Text;

class Letters : TextReader
{
    int left;

    public Letters(int count)
    {
        left = count;
    }

    public override int Peek()
    {
        return left == 0 ? -1 : 'a' + left;
    }

    public override int Read()
    {
        int c = Peek();
        if (left > 0) left--;
        return c;
    }
}

static class Program
{
    static void Try(string what, Action action)
    {
        try
        {
            action();
            Console.WriteLine(what);
        }
        catch (Exception exception)
        {
            Console.WriteLine(what + ": " + exception.GetType() + ": " + exception.Message);
        }
    }

    static string Escaped(string text)
    {
        return text == null ? "null" : "\"" + text.Replace("\r", "\\r").Replace("\n", "\\n") + "\"";
    }

    static void Lines(TextReader reader)
    {
        for (string line = reader.ReadLine(); ; line = reader.ReadLine())
        {
            Console.Write(Escaped(line) + " ");
            if (line == null) break;
        }
        Console.WriteLine(reader.Peek() + " " + reader.Read() + " " + Escaped(reader.ReadToEnd()));
    }

    static void Blocks(TextReader reader)
    {
        char[] buffer = new char[6];
        Console.Write(reader.Read(buffer, 1, 3) + " " + new string(buffer).Replace('\0', '.') + " ");
        Console.Write(reader.Read(new Span<char>(buffer, 4, 2)) + " " + new string(buffer).Replace('\0', '.') + " ");
        Console.Write(reader.ReadBlock(buffer, 0, 2) + " " + reader.ReadBlock(new Span<char>(buffer)) + " " + new string(buffer).Replace('\0', '.') + " ");
        Console.Write(reader.Read(buffer, 0, 0) + " " + reader.Read(buffer, 0, 6) + " " + reader.Read(Span<char>.Empty));
        Console.WriteLine(" " + Escaped(reader.ReadToEnd()));
    }

    static void Reading()
    {
        foreach (string text in new[] { "", "a", "a\n", "a\r\nb\rc\nd", "\r\n\n\r", "\n\r\n" }) Lines(new StringReader(text));
        Lines(new Letters(3));
        Lines(TextReader.Null);
        Lines(TextReader.Synchronized(new StringReader("x\ny")));
        Blocks(new StringReader("abcdefghijklmnop"));
        Blocks(new StringReader("abcdefg"));
        Blocks(new StringReader("ab"));
        Blocks(new Letters(9));
        Blocks(TextReader.Null);
        Blocks(TextReader.Synchronized(new StringReader("abcdefgh")));
        StringReader reader = new StringReader("line\nrest");
        Console.WriteLine(reader.ReadLineAsync().Result + " " + reader.ReadAsync(new char[2], 0, 2).Result + " " + reader.ReadToEndAsync().Result);
        Try("null", () => new StringReader("a").Read(null, 0, 1));
        Try("null", () => new Letters(1).Read(null, 0, 1));
        Try("null", () => new Letters(1).ReadAsync(null, 0, 1));
        Try("null", () => new StringReader("a").ReadAsync(null, 0, 1));
        Try("null", () => new StringWriter().Write(null, 0, 1));
        Try("index", () => new StringReader("a").Read(new char[2], -1, 1));
        Try("count", () => new StringReader("a").Read(new char[2], 1, -1));
        Try("range", () => new StringReader("a").Read(new char[2], 1, 2));
        Try("letters", () => new Letters(2).Read(new char[2], 1, 2));
        reader.Close();
        Try("peek", () => reader.Peek());
        Try("read", () => reader.Read());
        Try("line", () => reader.ReadLine());
        Try("end", () => reader.ReadToEnd());
        Try("block", () => reader.Read(new char[2], 0, 2));
        Try("again", () => reader.Dispose());
        Try("null", () => new StringReader(null));
    }

    static void Writing()
    {
        StringWriter writer = new StringWriter();
        writer.Write('a');
        writer.Write("bc");
        writer.Write((string)null);
        writer.Write(new[] { 'd', 'e', 'f' }, 1, 1);
        writer.Write("xyz".AsSpan(1));
        writer.Write(new StringBuilder("builder"));
        writer.WriteLine(1);
        writer.WriteLine();
        writer.WriteLine("{0}-{1}", 1, "x");
        writer.WriteAsync("async").Wait();
        writer.WriteLineAsync('!').Wait();
        writer.FlushAsync().Wait();
        Console.WriteLine(Escaped(writer.ToString()) + " " + writer.Encoding.WebName + " " + writer.Encoding.GetPreamble().Length);
        TextWriter both = TextWriter.Synchronized(writer);
        both.WriteLine(2.5);
        both.Flush();
        Console.WriteLine(ReferenceEquals(both, TextWriter.Synchronized(both)) + " " + writer.GetStringBuilder().Length);
        writer.Dispose();
        Try("closed", () => writer.Write('a'));
        Try("closed", () => writer.Write("a"));
        Try("closed", () => writer.WriteLine("a"));
        Try("closed", () => both.Write(1));
        Console.WriteLine(writer.GetStringBuilder().Length + " " + writer.ToString().Length);
        Try("null", () => new StringWriter((StringBuilder)null));
        Try("range", () => new StringWriter().Write(new char[2], 1, 2));
        Try("null", () => TextWriter.Synchronized(null));
    }

    static void Bytes(Encoding encoding)
    {
        byte[] bytes = encoding.GetBytes("aß€\ud83d\ude00");
        Console.WriteLine(encoding.WebName + " " + encoding.EncodingName + " " + BitConverter.ToString(bytes) + " " + BitConverter.ToString(encoding.GetPreamble()));
        Console.WriteLine((encoding.GetString(bytes) == "aß€\ud83d\ude00") + " " + encoding.GetMaxByteCount(3) + " " + encoding.GetMaxCharCount(7));
        Console.WriteLine(BitConverter.ToString(encoding.GetBytes("\ud83dx\ude00")) + " " + encoding.GetByteCount("abc"));
        foreach (char c in encoding.GetString(new byte[] { 0, 65, 0xd8, 0x3d, 7 })) Console.Write((int)c + " ");
        Console.WriteLine();
    }

    static void Main()
    {
        Reading();
        Writing();
        Bytes(Encoding.Unicode);
        Bytes(Encoding.BigEndianUnicode);
        Bytes(new UnicodeEncoding(true, false));
    }
}
