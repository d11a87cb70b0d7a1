// compilers: dotnet
// Hashes, checksums and generators on integers of each size: overflow wanted and unwanted, shifts, widening.
using System;
using System.Linq;
using System.Text;

static class Program
{
    static uint Fnv(string s) => Encoding.UTF8.GetBytes(s).Aggregate(2166136261u, (h, b) => unchecked((h ^ b) * 16777619));
    static uint Adler(byte[] data)
    {
        uint a = 1, b = 0;
        foreach (byte x in data) { a = (a + x) % 65521; b = (b + a) % 65521; }
        return b << 16 | a;
    }
    static uint Crc(byte[] data)
    {
        uint crc = ~0u;
        foreach (byte x in data)
        {
            crc ^= x;
            for (int i = 0; i < 8; i++) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
        }
        return ~crc;
    }
    static ulong SplitMix(ref ulong state)
    {
        unchecked
        {
            ulong z = state += 0x9e3779b97f4a7c15;
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
            z = (z ^ z >> 27) * 0x94d049bb133111eb;
            return z ^ z >> 31;
        }
    }
    static int Xorshift(ref int x) { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; return x; }
    static long PowMod(long b, long e, long m) { long r = 1; for (b %= m; e > 0; e >>= 1) { if ((e & 1) != 0) r = (long)((Int128)r * b % m); b = (long)((Int128)b * b % m); } return r; }
    static string Checked(Func<object> f) { try { return f().ToString(); } catch (OverflowException) { return "overflow"; } }
    static void Main()
    {
        byte[] data = Encoding.ASCII.GetBytes("123456789");
        Console.WriteLine($"{Fnv("hello"):x8} {Adler(data):x8} {Crc(data):x8}");
        ulong state = 42;
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 3).Select(_ => SplitMix(ref state).ToString("x16"))));
        int seed = 1;
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 5).Select(_ => Xorshift(ref seed))));
        int max = int.MaxValue; short s = short.MinValue; byte b = 200; long l = long.MinValue; uint u = 5;
        Console.WriteLine(unchecked(max + 1) + " " + Checked(() => checked(max + 1)) + " " + Checked(() => checked((byte)(b + 100))) + " " + unchecked((byte)(b + 100)) + " " + Checked(() => checked(-s)) + " " + Checked(() => checked((short)-s)) + " " + Checked(() => checked(l - 1)) + " " + Checked(() => checked(u - 6)));
        Console.WriteLine(Checked(() => checked((uint)-max)) + " " + unchecked((uint)-max) + " " + Checked(() => checked((int)(max * 2.0))) + " " + (sbyte)-128 / 3 + " " + -7 / 2 + " " + -7 % 3 + " " + (-7 >> 1) + " " + (-7 >>> 28) + " " + (1 << 33) + " " + (1L << 33));
        Console.WriteLine(u - 6L + " " + (u * max) + " " + ('a' + 1) + " " + (char)('a' + 1) + " " + (b ^ 0xff) + " " + ~b + " " + (l == -l) + " " + Math.Abs((long)int.MinValue));
        Console.WriteLine(Enumerable.Range(1, 6).Aggregate(1, (x, y) => x * y) + " " + Math.DivRem(17, -5, out int rest) + " " + rest + " " + ulong.MaxValue % 10 + " " + Math.BigMul(max, max));
    }
}
