// compilers: dotnet
// Enumerations at run time: names, values, parsing, flags, underlying types, undefined values.
using System;
using System.Linq;

[Flags] enum Access : byte { None = 0, Read = 1, Write = 2, Execute = 4, All = 7 }
enum Level : long { Low = -5, Middle = 0, High = 5000000000, Top = High }
enum Empty { }

static class Program
{
    static void Try(Func<object> f)
    {
        try { object o = f(); Console.WriteLine(o + " " + o.GetType().Name); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name + ": " + e.Message); }
    }
    static void Main()
    {
        Console.WriteLine(string.Join(",", Enum.GetNames(typeof(Access))) + " " + string.Join(",", Enum.GetValues<Access>().Select(a => (int)a)) + " " + Enum.GetUnderlyingType(typeof(Access)));
        Console.WriteLine(string.Join(",", Enum.GetNames<Level>()) + " " + string.Join(",", Enum.GetValues<Level>().Cast<Level>().Select(l => (long)l)) + " " + Enum.GetNames<Empty>().Length);
        foreach (Access a in new[] { Access.Read | Access.Write, Access.All, (Access)8, (Access)12, Access.None, (Access)9 }) Console.Write(a + " " + a.ToString("X") + " " + a.ToString("D") + "; ");
        Console.WriteLine();
        Console.WriteLine(Access.All.HasFlag(Access.Execute) + " " + Access.Read.HasFlag(Access.All) + " " + Access.Read.CompareTo(Access.Write) + " " + Access.Read.Equals((object)(byte)1) + " " + (Level)42);
        Try(() => Enum.Parse(typeof(Access), "Read, Execute"));
        Try(() => Enum.Parse<Level>("high", true));
        Try(() => Enum.Parse<Access>("6"));
        Try(() => Enum.Parse<Access>("Delete"));
        Try(() => Enum.Parse<Access>("300"));
        Try(() => Enum.Parse<Access>(" "));
        Try(() => Enum.TryParse("write", out Access w) + " " + Enum.TryParse("write", true, out w) + " " + w);
        Try(() => Enum.IsDefined(Access.Read | Access.Write) + " " + Enum.IsDefined(typeof(Level), "Low") + " " + Enum.IsDefined((Level)1));
        Try(() => Enum.ToObject(typeof(Level), 5000000000));
        Try(() => Enum.Format(typeof(Access), (byte)3, "F"));
        Try(() => Enum.GetName((Level)5000000000) + " " + (Enum.GetName((Level)1) == null));
        Try(() => Convert.ToInt32(Access.Execute) + (int)DayOfWeek.Saturday);
        Try(() => Enum.Parse(typeof(int), "x"));
        Try(() => Access.Read.HasFlag(DayOfWeek.Monday));
        Try(() => (object)(Access)Enum.Parse(typeof(Access), "All") == null ? 0 : Access.All & ~Access.Write);
        Console.WriteLine($"{Access.Write:G} {Access.Write:D} {Level.Low:X} {Access.Read | Access.Execute:F}");
    }
}
