// compilers: dotnet mono
// System.Convert: rounding, ranges, bases, bools, chars, null.
using System;

static class Program
{
    static void Try(Func<object> f)
    {
        try { object o = f(); Console.WriteLine(o + " " + o.GetType().Name); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        foreach (double d in new[] { 0.5, 1.5, 2.5, -0.5, -1.5, 2.4999,
            2.6 }) Console.Write(Convert.ToInt32(d) + " ");
        Console.WriteLine();
        Try(() => Convert.ToInt32("42"));
        Try(() => Convert.ToInt32("4x"));
        Try(() => Convert.ToInt32((string)null));
        Try(() => Convert.ToInt32((object)null));
        Try(() => Convert.ToInt32(3000000000.0));
        Try(() => Convert.ToInt32(3000000000L));
        Try(() => Convert.ToInt32('a'));
        Try(() => Convert.ToInt32(true));
        Try(() => Convert.ToByte(255.4));
        Try(() => Convert.ToByte(255.5));
        Try(() => Convert.ToByte(-1));
        Try(() => Convert.ToSByte(128));
        Try(() => Convert.ToInt16(40000));
        Try(() => Convert.ToUInt16(-1));
        Try(() => Convert.ToUInt32(5L));
        Try(() => Convert.ToInt64(1e10));
        Try(() => Convert.ToUInt64(-1L));
        Try(() => Convert.ToDouble("2.5"));
        Try(() => Convert.ToDouble(5));
        Try(() => Convert.ToSingle(1.5));
        Try(() => Convert.ToBoolean("true"));
        Try(() => Convert.ToBoolean("1"));
        Try(() => Convert.ToBoolean(0));
        Try(() => Convert.ToBoolean(0.1));
        Try(() => Convert.ToChar(65));
        Try(() => Convert.ToChar("ab"));
        Try(() => Convert.ToString(5) + Convert.ToString(true) + Convert.ToString('c')
            + Convert.ToString((object)null));
        Try(() => Convert.ToString(-1, 16));
        Try(() => Convert.ToString(10, 8));
        Try(() => Convert.ToInt32("777", 8));
        Try(() => Convert.ToInt32("1010", 2));
        Try(() => Convert.ToByte("ff", 16));
        Try(() => Convert.ToDecimal(1.5));
        Try(() => Convert.ChangeType("7", typeof(int)));
        Try(() => Convert.ChangeType(7, typeof(string)));
        Try(() => Convert.ChangeType(2.5, typeof(int)));
        Try(() => BitConverter.ToInt32(new byte[] { 1, 2, 0, 128 }, 0));
        Try(() => BitConverter.ToString(BitConverter.GetBytes(1.5)));
        Try(() => BitConverter.ToInt16(new byte[] { 255, 255, 1 }, 1));
        Try(() => BitConverter.Int64BitsToDouble(4607182418800017408));
    }
}
