// compilers: dotnet
// TimeSpan: construction, arithmetic, standard and custom formats, parsing and its errors.
using System;
using System.Globalization;
using System.Linq;

static class Program
{
    static void Main()
    {
        CultureInfo c = CultureInfo.InvariantCulture;
        TimeSpan[] spans = { TimeSpan.Zero, new(1, 2, 3), new(5, 4, 3, 2, 1), TimeSpan.FromDays(-1.5), TimeSpan.FromTicks(1), TimeSpan.MaxValue, TimeSpan.MinValue };
        foreach (TimeSpan t in spans)
            Console.WriteLine($"{t} | {t.ToString("g", c)} | {t.ToString("G", c)} | {t.ToString(@"d\.hh\:mm\:ss\.fff", c)} | {t.ToString(@"%h", c)} | {t.ToString(@"mm\mss\s", c)}");
        TimeSpan a = TimeSpan.FromHours(2.25), b = TimeSpan.FromMinutes(50);
        Console.WriteLine($"{a + b} {b - a} {a * 2.5} {a / 4} {(a / b).ToString("F3", c)} {-a} {b.Negate().Duration()} {a > b} {a.CompareTo(b)}");
        Console.WriteLine($"{a.Days} {a.Hours} {a.Minutes} {a.TotalSeconds} {a.TotalMilliseconds} {b.TotalHours.ToString("F4", c)} {TimeSpan.FromMicroseconds(1234).Microseconds} {TimeSpan.FromMilliseconds(1.5).Ticks}");
        Console.WriteLine(spans.Take(5).Order().First() + " " + spans.Take(4).Aggregate((x, y) => x + y));
        try { Console.WriteLine(TimeSpan.MaxValue + TimeSpan.FromTicks(1)); } catch (OverflowException e) { Console.WriteLine(e.Message); }
        try { TimeSpan.FromDays(double.NaN); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        Console.WriteLine($"{a:c} {a,15} {a:hh}");
    }
}
