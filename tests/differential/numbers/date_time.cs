// compilers: dotnet
// DateTime: calendar arithmetic, kinds, comparisons and formats in the invariant culture.
using System;
using System.Globalization;

static class Program
{
    static void Main()
    {
        CultureInfo c = CultureInfo.InvariantCulture;
        var t = new DateTime(2024, 2, 29, 23, 59, 58, 123).AddTicks(4567);
        foreach (string f in new[] { "d", "D", "f", "F", "g", "G", "M", "O", "R", "s", "t", "T", "u", "Y" }) Console.WriteLine(f + " " + t.ToString(f, c));
        foreach (string f in new[] { "yyyy-MM-dd", "yy/M/d", "ddd dd MMM", "dddd, MMMM", "HH:mm:ss.fff", "h:mm tt", "hh tt", "ss.FFFFFFF", "%d", "'day' d", "yyyyMMdd'T'HHmmss", "gg", "\\d d" }) Console.Write(t.ToString(f, c) + " | ");
        Console.WriteLine();
        Console.WriteLine(t.AddYears(1).ToString("d", c) + " " + t.AddMonths(-12).ToString("d", c) + " " + t.AddMonths(1).ToString("d", c) + " " + t.AddDays(1).ToString("s", c) + " " + t.AddHours(-0.5).ToString("s", c));
        Console.WriteLine(t.DayOfYear + " " + t.DayOfWeek + " " + t.Ticks + " " + t.TimeOfDay + " " + t.Date.ToString("s", c) + " " + t.Microsecond + " " + t.Nanosecond);
        Console.WriteLine(DateTime.IsLeapYear(1900) + " " + DateTime.IsLeapYear(2000) + " " + DateTime.DaysInMonth(2023, 2) + " " + DateTime.UnixEpoch.ToString("o", c));
        TimeSpan d = new DateTime(2025, 1, 1) - t;
        Console.WriteLine(d + " " + d.TotalDays.ToString("F4", c) + " " + (t < t.AddTicks(1)) + " " + t.CompareTo(DateTime.MinValue) + " " + DateTime.Compare(t, t));
        var utc = DateTime.SpecifyKind(t, DateTimeKind.Utc);
        Console.WriteLine(utc.ToString("o", c) + " " + t.Kind + " " + utc.Kind + " " + (utc == t));
        try { new DateTime(2023, 2, 29); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(ISOWeek.GetWeekOfYear(new DateTime(2021, 1, 3)) + " " + ISOWeek.GetYear(new DateTime(2021, 1, 3)));
    }
}
