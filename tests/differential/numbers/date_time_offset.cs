// compilers: dotnet mono
// Moments with offsets: parts, arithmetic, comparison, text.
using System;
using System.Globalization;

static class Program
{
    static void Try(Action action)
    {
        try { action(); Console.WriteLine("done"); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static string Text(DateTimeOffset t, string format) { return t.ToString(format, CultureInfo.InvariantCulture); }

    static void Main()
    {
        var a = new DateTimeOffset(2024, 2, 29, 13, 5, 7, 89, new TimeSpan(5, 30, 0));
        var b = new DateTimeOffset(new DateTime(2024, 2, 29, 7, 35, 7, 89), TimeSpan.Zero);
        var west = a.ToOffset(new TimeSpan(-3, 0, 0));
        foreach (DateTimeOffset t in new[] { a, b, west, a.ToUniversalTime(), DateTimeOffset.MinValue, DateTimeOffset.MaxValue })
        {
            Console.WriteLine(t.ToString(CultureInfo.InvariantCulture) + " | " + t.Year + " " + t.Month + " " + t.Day + " " + t.DayOfYear
                + " " + t.DayOfWeek + " " + t.Hour + " " + t.Minute + " " + t.Second + " " + t.Millisecond + " | " + t.Offset + " "
                + t.Ticks + " " + t.UtcTicks);
            foreach (string format in new[] { "o", "r", "u", "s", "d", "T", "yyyy-MM-dd HH:mm:ss.fff K", "zzz zz %z", "HH 'o''clock'" })
            {
                Console.WriteLine("  " + format + ": " + Text(t, format));
            }
        }
        Console.WriteLine((a == b) + " " + a.Equals(b) + " " + a.EqualsExact(b) + " " + a.EqualsExact(a) + " " + (a < b) + " "
            + a.CompareTo(b.AddTicks(1)) + " " + DateTimeOffset.Compare(b.AddHours(1), a) + " " + (a - b) + " "
            + (a.GetHashCode() == b.GetHashCode()));
        Console.WriteLine(a.AddMonths(12).ToString("o") + " " + (a + new TimeSpan(20, 0, 0)).ToString("o") + " " + a.AddYears(-1).ToString("o"));
        Console.WriteLine(a.UtcDateTime.Kind + " " + a.DateTime.Kind + " " + a.UtcDateTime.Ticks + " " + a.DateTime.Ticks + " " + a.Date.Ticks);
        Console.WriteLine(a.ToUnixTimeSeconds() + " " + a.ToUnixTimeMilliseconds() + " " + new DateTimeOffset(1, 1, 1, 0, 0, 1, TimeSpan.Zero).ToUnixTimeSeconds());
        Console.WriteLine(DateTimeOffset.FromUnixTimeSeconds(1700000000).ToString("o") + " " + DateTimeOffset.FromUnixTimeMilliseconds(-1).ToString("o"));
        Try(() => new DateTimeOffset(0, new TimeSpan(1, 0, 0)));
        Try(() => new DateTimeOffset(2000, 1, 1, 0, 0, 0, new TimeSpan(15, 0, 0)));
        Try(() => new DateTimeOffset(2000, 1, 1, 0, 0, 0, new TimeSpan(0, 0, 1)));
        Try(() => new DateTimeOffset(new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), new TimeSpan(1, 0, 0)));
        Try(() => DateTimeOffset.FromUnixTimeSeconds(long.MaxValue));
        Try(() => DateTimeOffset.MaxValue.AddTicks(1));
        Try(() => a.ToString("U"));
    }
}
