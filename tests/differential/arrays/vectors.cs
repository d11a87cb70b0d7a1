// compilers: dotnet mono
// One-dimensional arrays of every element type: stores, loads, bounds, lengths.
using System;

struct Pair { public int A; public string B; }

static class Program
{
    static void Try(string what, Action a)
    {
        try { a(); Console.WriteLine(what + " fine"); }
        catch (Exception e) { Console.WriteLine(what + " " + e.GetType().Name); }
    }

    static void Main()
    {
        var bools = new bool[2]; bools[1] = true;
        var bytes = new byte[2]; bytes[1] = 255; bytes[1] += 2;
        var sbytes = new sbyte[2]; sbytes[0] = -128; sbytes[0]--;
        var shorts = new short[2]; shorts[0] = -5; shorts[0] *= 7000;
        var ushorts = new ushort[2]; ushorts[1]--;
        var chars = new char[2]; chars[0] = 'q'; chars[0]++;
        var ints = new int[2]; ints[0] = int.MinValue;
        var uints = new uint[2]; uints[0]--;
        var longs = new long[2]; longs[0] = 1L << 62;
        var ulongs = new ulong[2]; ulongs[1] = ulong.MaxValue;
        var floats = new float[2]; floats[0] = 0.25f;
        var doubles = new double[2]; doubles[1] = -1e100;
        var strings = new string[2]; strings[0] = "s";
        var objects = new object[2]; objects[0] = ints; objects[1] = 5;
        var pairs = new Pair[2]; pairs[1].A = 3; pairs[1].B = "b";
        var days = new DayOfWeek[2]; days[1] = DayOfWeek.Friday;
        Console.WriteLine(bools[0] + " " + bools[1] + " " + bytes[1] + " " + sbytes[0] + " " + shorts[0]
            + " " + ushorts[1]);
        Console.WriteLine(chars[0] + " " + ints[0] + " " + uints[0] + " " + longs[0] + " " + ulongs[1] + " "
            + floats[0]);
        Console.WriteLine(doubles[1] + " " + strings[0] + (strings[1] == null) + objects[1] + pairs[1].A
            + pairs[1].B);
        Console.WriteLine(days[0] + " " + days[1] + " " + (int)chars[1] + " " + (pairs[0].B == null));
        Try("at -1", () => ints[-1] = 0);
        Try("at 2", () => ints[2] = 0);
        Try("at 1", () => ints[1] = 0);
        Try("load", () => Console.WriteLine(doubles[int.MaxValue]));
        Try("reference", () => strings[2] = null);
        Try("struct", () => pairs[2].A = 1);
        int[] none = null;
        Try("null length", () => Console.WriteLine(none.Length));
        Try("null load", () => Console.WriteLine(none[0]));
        Try("null store", () => none[0] = 1);
        Try("empty", () => Console.WriteLine((new int[0])[0]));
        Console.WriteLine(new int[0].Length + " " + new string[3].Length + " " + ints.LongLength + " "
            + ints.Rank);
        Console.WriteLine(ints.GetLength(0) + " " + ints.GetLowerBound(0) + " " + ints.GetUpperBound(0));
        int[] same = ints;
        same[0] = 9;
        Console.WriteLine(ints[0] + " " + (same == ints) + " " + ints.Equals(new[] { 9, 0 }));
        Console.WriteLine(ints + " " + objects + " " + pairs.GetType().Name);
        sbyte[] signed = { -1, 2 };
        byte[] unsigned = (byte[])(object)signed;
        Console.WriteLine(unsigned[0] + " " + unsigned[1]);
    }
}
