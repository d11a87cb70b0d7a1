#define DEBUG
// package: System.Collections.Immutable 10.0.14
// use: two threads add to an immutable dictionary and a list with ImmutableInterlocked.
// expected: holds (no update is lost)
using System.Collections.Immutable;
using System.Diagnostics;
using System.Threading;

static class Program
{
    static ImmutableDictionary<int, int> counts = ImmutableDictionary<int, int>.Empty;
    static ImmutableList<int> list = ImmutableList<int>.Empty;

    static void Count(int item)
    {
        ImmutableInterlocked.AddOrUpdate(ref counts, 7, 1, (key, count) => count + 1);
        ImmutableInterlocked.Update(ref list, (old, added) => old.Add(added), item);
    }

    static void Main()
    {
        var other = new Thread(() => Count(1));
        other.Start();
        Count(2);
        other.Join();
        Debug.Assert(counts[7] == 2);
        Debug.Assert(list.Count == 2 && list.Contains(1) && list.Contains(2));
    }
}
