// compilers: dotnet
// Convert: bases, base 64, hexadecimal strings, null and boolean conversions, ChangeType.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static void Try(Func<object> f)
    {
        try { object o = f(); Console.WriteLine(o == null ? "null" : o.GetType().Name + " " + Convert.ToString(o, CultureInfo.InvariantCulture)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name + ": " + e.Message); }
    }
    static void Main()
    {
        Console.WriteLine(Convert.ToString(255, 2) + " " + Convert.ToString(-1, 16) + " " + Convert.ToString(8L, 8) + " " + Convert.ToString((byte)10, 2) + " " + Convert.ToString((short)-2, 8));
        Console.WriteLine(Convert.ToInt32("1010", 2) + " " + Convert.ToInt32("0xff", 16) + " " + Convert.ToInt64("-12", 10) + " " + Convert.ToByte("377", 8) + " " + Convert.ToInt32("ffffffff", 16));
        Try(() => Convert.ToInt32("12", 3));
        Try(() => Convert.ToInt32("129", 8));
        Try(() => Convert.ToByte("100", 16));
        byte[] data = Encoding.UTF8.GetBytes("Many hands make light work.");
        string base64 = Convert.ToBase64String(data);
        Console.WriteLine(base64 + " " + Encoding.UTF8.GetString(Convert.FromBase64String(base64)));
        Console.WriteLine(Convert.ToBase64String(data, 0, 4) + " " + Convert.ToBase64String(data, 0, 5) + " " + Convert.ToBase64String(new byte[60], Base64FormattingOptions.InsertLineBreaks).Replace("\r\n", "|"));
        Try(() => Convert.FromBase64String("abc"));
        Try(() => Convert.FromBase64String(" T W F u ").Length);
        Console.WriteLine(Convert.ToHexString(data, 0, 4) + " " + Convert.ToHexStringLower(data, 4, 4) + " " + BitConverter.ToString(Convert.FromHexString("00fFa5")));
        Try(() => Convert.FromHexString("abc"));
        Try(() => Convert.ChangeType("12", typeof(int)));
        Try(() => Convert.ChangeType(3.7, typeof(byte)));
        Try(() => Convert.ChangeType("1.5", typeof(decimal), CultureInfo.InvariantCulture));
        Try(() => Convert.ChangeType(1, typeof(DayOfWeek)));
        Try(() => Convert.ChangeType(null, typeof(string)));
        Try(() => Convert.ChangeType(new object(), typeof(int)));
        Try(() => Convert.ToBoolean("TRUE "));
        Try(() => Convert.ToInt32(2.5));
        Try(() => Convert.ToInt32((object)null));
        Try(() => Convert.ToUInt16(-1));
        Try(() => Convert.ToChar("ab"));
        Console.WriteLine(Convert.GetTypeCode(1m) + " " + Convert.IsDBNull(DBNull.Value) + " " + Convert.ToInt32('7') + " " + Convert.ToDouble(true));
    }
}
