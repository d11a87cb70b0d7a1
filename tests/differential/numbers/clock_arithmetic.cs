// compilers: dotnet
// Calendars by hand: working days, ages, recurring dates, easter, week numbers, durations in words.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

static class Program
{
    static readonly CultureInfo c = CultureInfo.InvariantCulture;
    static DateTime Easter(int y)
    {
        int a = y % 19, b = y / 100, d = y % 100, e = b / 4, f = b % 4, g = (8 * b + 13) / 25, h = (19 * a + b - e - g + 15) % 30, j = d / 4, k = d % 4, m = (a + 11 * h) / 319, r = (2 * f + 2 * j - k - h + m + 32) % 7;
        int month = (h - m + r + 90) / 25;
        return new DateTime(y, month, (h - m + r + month + 19) % 32);
    }
    static int Age(DateTime born, DateTime now) => now.Year - born.Year - (now < born.AddYears(now.Year - born.Year) ? 1 : 0);
    static int WorkingDays(DateTime from, DateTime to, params DateTime[] holidays)
    {
        int n = 0;
        for (DateTime d = from.Date; d < to.Date; d = d.AddDays(1)) if (d.DayOfWeek is not (DayOfWeek.Saturday or DayOfWeek.Sunday) && !holidays.Contains(d)) n++;
        return n;
    }
    static IEnumerable<DateTime> Monthly(DateTime first, DayOfWeek day, int nth)
    {
        for (DateTime month = new(first.Year, first.Month, 1); ; month = month.AddMonths(1))
        {
            DateTime d = month.AddDays(((int)day - (int)month.DayOfWeek + 7) % 7 + 7 * (nth - 1));
            if (d.Month == month.Month && d >= first) yield return d;
        }
    }
    static string Words(TimeSpan t)
    {
        var parts = new[] { (t.Days, "day"), (t.Hours, "hour"), (t.Minutes, "minute"), (t.Seconds, "second") }.Where(p => p.Item1 != 0).Select(p => p.Item1 + " " + p.Item2 + (p.Item1 == 1 ? "" : "s")).ToList();
        return parts.Count switch { 0 => "now", 1 => parts[0], _ => string.Join(", ", parts.SkipLast(1)) + " and " + parts[^1] };
    }
    static void Main()
    {
        foreach (int y in new[] { 1999, 2000, 2024, 2025, 2038 }) Console.Write(Easter(y).ToString("yyyy-MM-dd", c) + " ");
        Console.WriteLine();
        var leap = new DateTime(2000, 2, 29);
        Console.WriteLine(Age(leap, new DateTime(2023, 2, 27)) + " " + Age(leap, new DateTime(2023, 2, 28)) + " " + Age(leap, new DateTime(2024, 2, 29)) + " " + leap.AddYears(1).ToString("MM-dd", c));
        Console.WriteLine(WorkingDays(new(2024, 1, 1), new(2024, 2, 1), new DateTime(2024, 1, 1)) + " " + string.Join(" ", Monthly(new(2024, 1, 10), DayOfWeek.Tuesday, 2).Take(3).Select(d => d.ToString("dd/MM", c))) + " " + string.Join(" ", Monthly(new(2024, 1, 1), DayOfWeek.Friday, 5).Take(3).Select(d => d.ToString("M", c))));
        foreach (int s in new[] { 0, 1, 61, 3600, 90061, 172800 }) Console.Write(Words(TimeSpan.FromSeconds(s)) + "; ");
        Console.WriteLine();
        var start = new DateTime(2024, 3, 9, 23, 30, 0, DateTimeKind.Utc);
        var meetings = Enumerable.Range(0, 3).Select(i => start + i * TimeSpan.FromHours(12.5)).ToList();
        Console.WriteLine(string.Join(" ", meetings.Select(m => m.ToString("ddd HH:mm", c))) + " " + (meetings[2] - meetings[0]) + " " + meetings.Max().Subtract(start).TotalHours + " " + meetings.GroupBy(m => m.Date).Count());
        var here = new DateTimeOffset(2024, 7, 1, 9, 0, 0, TimeSpan.FromHours(2));
        var there = here.ToOffset(TimeSpan.FromHours(-5));
        Console.WriteLine(here.ToString("u", c) + " " + there.ToString("HH:mm zzz", c) + " " + (here == there) + " " + here.EqualsExact(there) + " " + here.ToUnixTimeSeconds() + " " + DateTimeOffset.FromUnixTimeMilliseconds(1500000000123).ToString("o", c));
        Console.WriteLine(new DateTime(2024, 12, 31).DayOfYear + " " + DateTime.DaysInMonth(2100, 2) + " " + (new DateTime(2024, 1, 31).AddMonths(1) - new DateTime(2024, 1, 31)).Days + " " + new DateTime(2024, 5, 15, 10, 20, 30).Date.AddHours(24).ToString("s", c) + " " + DateTime.MaxValue.Year + " " + new DateTime(0).DayOfWeek);
        try { DateTime.MaxValue.AddDays(1); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
    }
}
