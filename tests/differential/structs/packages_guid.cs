// compilers: dotnet
// Guids: made, printed, read, compared.
using System;

static class Program
{
    static readonly Guid Some = new Guid("d85b1407-351d-4694-9392-03acc5870eb1");

    static void Try(string what, Func<object> action)
    {
        try
        {
            Console.WriteLine(what + ": " + action());
        }
        catch (Exception exception)
        {
            Console.WriteLine(what + ": " + exception.GetType() + ": " + exception.Message);
        }
    }

    static void Read(string text)
    {
        Try("new " + text, () => new Guid(text));
        Try("parse " + text, () => Guid.Parse(text));
        Console.WriteLine(Guid.TryParse(text, out Guid result) + " " + result);
    }

    static void Formats()
    {
        foreach (string format in new[] { "D", "d", "N", "n", "B", "b", "P", "p", "X", "x", "", null })
        {
            string text = Some.ToString(format);
            Console.WriteLine(text + " " + (Guid.Parse(text) == Some));
            if (string.IsNullOrEmpty(format)) continue;
            Console.WriteLine(Guid.ParseExact(text, format));
            foreach (string other in new[] { "D", "N", "B", "P", "X" })
            {
                Console.Write(Guid.TryParseExact(text, other, out Guid exact) + " " + (exact == Some) + ", ");
            }
            Console.WriteLine();
        }
        Try("format q", () => Some.ToString("q"));
        Try("format DD", () => Some.ToString("DD"));
        Try("exact q", () => Guid.ParseExact(Some.ToString(), "q"));
        Try("exact N", () => Guid.ParseExact(Some.ToString(), "N"));
        Console.WriteLine($"{Some:N} {Some,40} {Some:x}");
        Span<char> room = new char[40];
        Console.WriteLine(Some.TryFormat(room, out int written, "B") + " " + written + " " + room.Slice(0, written).ToString());
        Console.WriteLine(Some.TryFormat(room.Slice(0, 10), out written) + " " + written);
    }

    static void Texts()
    {
        Read("  {D85B1407-351D-4694-9392-03ACC5870EB1} ");
        Read("(d85b1407-351d-4694-9392-03acc5870eb1)");
        Read("{ 0xd85b1407, 0x351d,0x4694,{0x93,0x92,0x3,0xac,0xc5, 0x87,0x0e,0xb1}}");
        Read("{0xd85b14071,0x351d,0x4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}}");
        Read("{0xd85b1407,0x351d,0x4694,{0x93,0x92,0x103,0xac,0xc5,0x87,0x0e,0xb1}}");
        Read("{0xd85b1407,0x351d,0x4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}} 1");
        Read("{0xd85b1407,0x351d,0x4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}");
        Read("{0xd85b1407,0x351d,0x4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e}}");
        Read("{0xd85b1407,0x351d,4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}}");
        Read("{0xd85b1407,0x351g,0x4694,{0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}}");
        Read("{0xd85b1407,0x351d,0x4694,0x93,0x92,0x03,0xac,0xc5,0x87,0x0e,0xb1}");
        Read("d85b1407351d4694939203acc5870eb1");
        Read("d85b1407351d4694939203acc5870eb");
        Read("d85b1407351d4694939203acc5870eb12");
        Read("d85b1407351d4694939203acc5870ebx");
        Read("d85b1407-351d-4694-9392-03acc5870eb");
        Read("d85b1407-351d-4694-93920-3acc5870eb1");
        Read("d85b1407-351d-4694-9392-03acc5870eg1");
        Read("0x5b1407-0x1d-+694-0X92-03ac+5870eb1");
        Read("0x5b1407-0x1d-+694-0X92-03acc5870eb1");
        Read("{d85b1407-351d-4694-9392-03acc5870eb1)");
        Read("");
        Try("null", () => new Guid((string)null));
        Try("null", () => Guid.Parse((string)null));
        Console.WriteLine(Guid.TryParse((string)null, out _));
    }

    static void Parts()
    {
        byte[] bytes = Some.ToByteArray();
        Console.WriteLine(BitConverter.ToString(bytes));
        Console.WriteLine(BitConverter.ToString(Some.ToByteArray(true)));
        Console.WriteLine(new Guid(bytes) == Some);
        Console.WriteLine(new Guid(bytes, true));
        Console.WriteLine(new Guid(new ReadOnlySpan<byte>(bytes)));
        Console.WriteLine(new Guid(0xd85b1407u, 0x351d, 0x4694, 1, 2, 3, 4, 5, 6, 7, 8));
        Console.WriteLine(new Guid(-1, -2, -3, new byte[] { 1, 2, 3, 4, 5, 6, 7, 8 }));
        Try("short", () => new Guid(new byte[15]));
        Try("short", () => new Guid(1, 2, 3, new byte[7]));
        Try("null", () => new Guid((byte[])null));
        Try("null", () => new Guid(1, 2, 3, null));
        Span<byte> room = new byte[16];
        Console.WriteLine(Some.TryWriteBytes(room) + " " + (new Guid(room) == Some));
        Console.WriteLine(Some.TryWriteBytes(room.Slice(1)));
        Console.WriteLine(Some.Version + " " + Some.Variant + " " + Some.GetHashCode());
        Console.WriteLine(Guid.Empty + " " + Guid.AllBitsSet);
    }

    static void Order()
    {
        Guid one = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), other = new Guid(-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
        Console.WriteLine(one.CompareTo(other) + " " + other.CompareTo(one) + " " + one.CompareTo(one));
        Console.WriteLine(one.CompareTo(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)));
        Console.WriteLine(one.CompareTo(new Guid(1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 12)));
        Console.WriteLine((one < other) + " " + (one > other) + " " + (one <= one) + " " + (one >= other));
        Console.WriteLine(one.CompareTo((object)null) + " " + one.CompareTo((object)other));
        Try("type", () => one.CompareTo("x"));
        Console.WriteLine(one.Equals((object)one) + " " + one.Equals(null) + " " + (one != other));
    }

    static void New()
    {
        Guid first = Guid.NewGuid(), second = Guid.NewGuid();
        Console.WriteLine((first == second) + " " + (first == Guid.Empty) + " " + first.Version + " " + (first.Variant & 12));
        Console.WriteLine(first.ToString().Length + " " + (Guid.Parse(first.ToString()) == first));
        DateTimeOffset time = new DateTimeOffset(2024, 5, 6, 7, 8, 9, TimeSpan.Zero);
        Guid third = Guid.CreateVersion7(time), fourth = Guid.CreateVersion7(time);
        Console.WriteLine(third.ToString("N").Substring(0, 12) + " " + third.Version + " " + (third.Variant & 12) + " " + (third == fourth));
    }

    static void Main()
    {
        Formats();
        Texts();
        Parts();
        Order();
        New();
    }
}
