#define DEBUG
// package: CommunityToolkit.HighPerformance 7.1.2
// use: two threads ask a string pool for the same text.
// expected: holds (both get that text, and it is pooled afterwards)
using System.Diagnostics;
using System.Threading;
using CommunityToolkit.HighPerformance.Buffers;

static class Program
{
    static void Main()
    {
        var pool = new StringPool(1);
        string there = null;
        var other = new Thread(() => there = pool.GetOrAdd("ab"));
        other.Start();
        string here = pool.GetOrAdd("ab");
        other.Join();
        Debug.Assert(here == "ab" && there == "ab");
        Debug.Assert(pool.TryGet("ab", out string pooled) && pooled == "ab");
    }
}
