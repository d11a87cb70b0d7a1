// compilers: dotnet
// Numbers to bytes and back in either order, as a file format would need it: a small header with a checksum.
using System;
using System.Buffers.Binary;
using System.Text;

static class Program
{
    static ushort Checksum(ReadOnlySpan<byte> data)
    {
        uint sum = 0;
        for (int i = 0; i + 1 < data.Length; i += 2) sum += BinaryPrimitives.ReadUInt16BigEndian(data.Slice(i));
        if (data.Length % 2 != 0) sum += (uint)data[^1] << 8;
        while (sum >> 16 != 0) sum = (sum & 0xffff) + (sum >> 16);
        return (ushort)~sum;
    }
    static int Write(Span<byte> buffer, int id, long time, double value, string name)
    {
        BinaryPrimitives.WriteInt32BigEndian(buffer, id);
        BinaryPrimitives.WriteInt64LittleEndian(buffer[4..], time);
        BinaryPrimitives.WriteDoubleBigEndian(buffer[12..], value);
        int length = Encoding.UTF8.GetBytes(name, buffer[24..]);
        BinaryPrimitives.WriteUInt16LittleEndian(buffer[20..], (ushort)length);
        BinaryPrimitives.WriteUInt16BigEndian(buffer[22..], Checksum(buffer.Slice(24, length)));
        return 24 + length;
    }
    static void Read(ReadOnlySpan<byte> buffer)
    {
        int length = BinaryPrimitives.ReadUInt16LittleEndian(buffer[20..]);
        Console.WriteLine($"{BinaryPrimitives.ReadInt32BigEndian(buffer)} {BinaryPrimitives.ReadInt64LittleEndian(buffer[4..])} {BinaryPrimitives.ReadDoubleBigEndian(buffer[12..])} {Encoding.UTF8.GetString(buffer.Slice(24, length))} {BinaryPrimitives.ReadUInt16BigEndian(buffer[22..]) == Checksum(buffer.Slice(24, length))}");
    }
    static void Main()
    {
        Span<byte> buffer = new byte[64];
        int n = Write(buffer, 0x01020304, -5, 2.5, "grüße");
        Console.WriteLine(n + " " + Convert.ToHexString(buffer[..n]));
        Read(buffer[..n]);
        buffer[25] ^= 1;
        Read(buffer[..n]);
        Console.WriteLine($"{BinaryPrimitives.ReverseEndianness(0x11223344):x} {BinaryPrimitives.ReverseEndianness((short)0x1122):x} {BinaryPrimitives.ReverseEndianness(1UL):x}");
        try { BinaryPrimitives.ReadInt64BigEndian(buffer[..5]); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        Console.WriteLine(BinaryPrimitives.ReadSingleLittleEndian(new byte[] { 0, 0, 0x20, 0x41 }));
        Console.WriteLine(BinaryPrimitives.ReadUInt32BigEndian(Convert.FromHexString("cafebabe")));
    }
}
