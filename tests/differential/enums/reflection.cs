// compilers: dotnet mono
// Parse, TryParse, GetNames, GetValues, IsDefined, GetName, generic use.
using System;
using System.Collections.Generic;

enum Level { Low = 1, Medium = 5, High = 10 }
enum Letters : byte { C = 3, A = 1, B = 2 }
enum Empty { }

static class Program
{
    static T Parse<T>(string s) where T : struct { return (T)Enum.Parse(typeof(T), s); }
    static void Try(string s)
    {
        Level l;
        bool ok = Enum.TryParse(s, out l);
        string r;
        try { r = Parse<Level>(s).ToString(); } catch (Exception e) { r = e.GetType().Name; }
        Console.WriteLine("[" + s + "] " + ok + " " + l + " " + r);
    }

    static void Main()
    {
        foreach (string s in new[] { "Low", "High", "high", " Medium ", "5", "7", "Low,High", "None",
            "", "99999999999" }) Try(s);
        Console.WriteLine(Enum.Parse(typeof(Level), "hIGH", true) + " " + (Level)Enum.Parse(typeof(Level),
            "10"));
        Level m;
        Console.WriteLine(Enum.TryParse("MEDIUM", true, out m) + " " + m);
        Console.WriteLine(string.Join(",", Enum.GetNames(typeof(Level))) + " "
            + string.Join(",", Enum.GetNames(typeof(Letters))));
        foreach (Level l in Enum.GetValues(typeof(Level))) Console.Write(l + "=" + (int)l + " ");
        foreach (Letters l in (Letters[])Enum.GetValues(typeof(Letters))) Console.Write(l + "=" + (byte)l
            + " ");
        Console.WriteLine(Enum.GetValues(typeof(Empty)).Length);
        Console.WriteLine(Enum.IsDefined(typeof(Level), 5) + " " + Enum.IsDefined(typeof(Level), 6) + " "
            + Enum.IsDefined(typeof(Level), "Low")
            + " " + Enum.IsDefined(typeof(Level), "low") + " " + Enum.IsDefined(typeof(Level), Level.High));
        Console.WriteLine(Enum.GetName(typeof(Level), 5) + " " + (Enum.GetName(typeof(Level), 6) == null)
            + " " + Enum.GetName(typeof(Level), Level.Low));
        Console.WriteLine(Enum.ToObject(typeof(Level), 10) + " "
            + Enum.GetUnderlyingType(typeof(Letters)).Name + " " + Enum.Format(typeof(Level),
            Level.Low, "D"));
        var map = new Dictionary<Level, string> { { Level.Low, "l" }, { Level.High, "h" } };
        Console.WriteLine(map[Level.High] + map.ContainsKey(Level.Medium));
        var list = new List<Level> { Level.High, Level.Low, Level.Medium };
        list.Sort();
        Console.WriteLine(string.Join(" ", list) + " " + list.Contains(Level.Low) + " "
            + list.IndexOf(Level.High));
        Console.WriteLine(Level.High.GetTypeCode() + " " + Convert.ToInt32(Level.High) + " "
            + Level.Low.GetType().Name + typeof(Level).IsEnum);
    }
}
