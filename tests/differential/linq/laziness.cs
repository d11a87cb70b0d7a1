// compilers: dotnet
// When queries run: deferred execution, streaming against buffering, and what is enumerated how often.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static string log = "";
    static IEnumerable<int> Source(int n)
    {
        for (int i = 1; i <= n; i++) { log += "s" + i + " "; yield return i; }
        log += "end ";
    }
    static T Log<T>(string name, T value) { log += name + value + " "; return value; }
    static void Flush(string what, object result) { Console.WriteLine(what + " -> " + result + " | " + log); log = ""; }
    static void Main()
    {
        var q = Source(5).Where(x => Log("w", x) % 2 == 1).Select(x => Log("m", x) * 10);
        Flush("nothing yet", 0);
        Flush("first", q.First());
        Flush("take 2", string.Join(",", q.Take(2)));
        Flush("any", q.Any(x => x > 10));
        Flush("count", q.Count());
        Flush("order", q.OrderByDescending(x => Log("k", x)).First());
        Flush("zip", string.Join(",", Source(2).Zip(Source(9), (a, b) => a * b)));
        Flush("skip", string.Join(",", Source(4).Skip(2).SkipWhile(x => x < 4)));
        Flush("concat", string.Join(",", Source(1).Concat(Source(2)).Append(7).Prepend(8)));
        Flush("distinct", string.Join(",", Source(4).Select(x => x / 2).Distinct().TakeWhile(x => x < 2)));
        Flush("chunk", string.Join(",", Source(5).Chunk(2).Select(c => c.Length).Take(2)));
        Flush("contains", Source(9).Contains(3));
        Flush("element", Source(9).ElementAtOrDefault(1) + " " + Source(2).ElementAt(^1));
        var list = new List<int> { 1, 2 };
        var live = list.Where(x => x > 1);
        list.Add(3);
        Flush("live", string.Join(",", live));
        int factor = 2;
        var closed = list.Select(x => x * factor);
        factor = 5;
        Flush("captured", string.Join(",", closed));
        try { Source(3).Select(x => 6 / (x - 2)).Sum(); } catch (DivideByZeroException) { Flush("failed", "zero"); }
        IEnumerable<int> none = null;
        try { none.Where(x => true); } catch (ArgumentNullException e) { Flush("null", e.ParamName); }
        Flush("max by", Source(3).MaxBy(x => Log("k", -x)));
        Flush("single", string.Join(",", new[] { 0, 1, 2 }.Select(n => { try { return Source(n).Single().ToString(); } catch (InvalidOperationException e) { return e.Message; } })));
    }
}
