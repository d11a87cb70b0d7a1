#define DEBUG
// package: NodaTime 3.3.7
// use: two threads calculate with dates of a calendar whose table of years they share.
// expected: holds (both calculations are right)
using System.Diagnostics;
using System.Threading;
using NodaTime;

static class Program
{
    static void Main()
    {
        IsoDayOfWeek there = IsoDayOfWeek.None;
        var other = new Thread(() => there = new LocalDate(2024, 2, 28).PlusDays(2).DayOfWeek);
        other.Start();
        IsoDayOfWeek here = new LocalDate(2024, 12, 31).PlusDays(1).DayOfWeek;
        other.Join();
        Debug.Assert(there == IsoDayOfWeek.Friday);
        Debug.Assert(here == IsoDayOfWeek.Wednesday);
    }
}
