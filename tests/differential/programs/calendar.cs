// compilers: dotnet mono
// Leap years, week days, month tables, days between dates; all without the clock.
using System;

enum Month { January = 1, February, March, April, May, June, July, August, September, October,
    November, December }

struct Date : IComparable<Date>
{
    public readonly int Year, Day; public readonly Month Month;
    public Date(int y, Month m, int d)
    {
        if (d < 1 || d > DaysIn(y, m)) throw new ArgumentOutOfRangeException("d");
        Year = y; Month = m; Day = d;
    }
    public static bool Leap(int y) { return y % 4 == 0 && y % 100 != 0 || y % 400 == 0; }
    public static int DaysIn(int y, Month m)
    {
        switch (m)
        {
            case Month.February: return Leap(y) ? 29 : 28;
            case Month.April: case Month.June: case Month.September: case Month.November: return 30;
            default: return 31;
        }
    }
    public int Number
    {
        get
        {
            int y = Year - 1, n = y * 365 + y / 4 - y / 100 + y / 400 + Day;
            for (Month m = Month.January; m < Month; m++) n += DaysIn(Year, m);
            return n;
        }
    }
    public DayOfWeek WeekDay { get { return (DayOfWeek)(Number % 7); } }
    public static int operator -(Date a, Date b) { return a.Number - b.Number; }
    public static Date operator ++(Date d)
    {
        if (d.Day < DaysIn(d.Year, d.Month)) return new Date(d.Year, d.Month, d.Day + 1);
        return d.Month == Month.December ? new Date(d.Year + 1, Month.January, 1) : new Date(d.Year, d.Month
            + 1, 1);
    }
    public int CompareTo(Date o) { return Number.CompareTo(o.Number); }
    public override string ToString() { return string.Format("{0:D4}-{1:D2}-{2:D2}", Year, (int)Month, Day); }
}

static class Program
{
    static void Show(int year, Month month)
    {
        Console.WriteLine(month + " " + year);
        string line = new string(' ', 3 * (int)new Date(year, month, 1).WeekDay);
        for (int d = 1; d <= Date.DaysIn(year, month); d++)
        {
            line += d.ToString().PadLeft(3);
            if (line.Length == 21) { Console.WriteLine(line); line = ""; }
        }
        if (line != "") Console.WriteLine(line);
    }

    static void Main()
    {
        Show(2024, Month.February);
        Show(1999, Month.December);
        foreach (int y in new[] { 1900, 2000, 2023, 2024, 2100 }) Console.Write(Date.Leap(y) + " ");
        Console.WriteLine();
        var d = new Date(2023, Month.December, 30);
        for (int i = 0; i < 4; i++) Console.WriteLine(d + " " + d++.WeekDay);
        Console.WriteLine(new Date(2024, Month.March, 1) - new Date(2024, Month.February, 1));
        Console.WriteLine(new Date(2000, Month.January, 1) - new Date(1900, Month.January, 1));
        Date[] dates = { new Date(2020, Month.May, 5), new Date(1999, Month.July, 31), new Date(2020,
            Month.April, 30) };
        Array.Sort(dates);
        Console.WriteLine(string.Join(" ", dates));
        try { new Date(2023,
            Month.February, 29); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        Console.WriteLine(new DateTime(2024, 2, 29).DayOfWeek + " " + DateTime.IsLeapYear(2024) + " "
            + DateTime.DaysInMonth(2023, 2));
    }
}
