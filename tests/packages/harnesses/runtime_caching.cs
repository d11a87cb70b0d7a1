#define DEBUG
// package: System.Runtime.Caching 10.0.14
// use: two threads add an entry with the same key to a cache.
// expected: holds (one of them adds it, the other gets what was added)
using System;
using System.Diagnostics;
using System.Runtime.Caching;
using System.Threading;

static class Program
{
    static readonly MemoryCache cache = new MemoryCache("shop");
    static int added;

    static void Add(string value)
    {
        if (cache.AddOrGetExisting("key", value, DateTimeOffset.MaxValue) == null) Interlocked.Increment(ref added);
    }

    static void Main()
    {
        var other = new Thread(() => Add("there"));
        other.Start();
        Add("here");
        other.Join();
        Debug.Assert(added == 1);
    }
}
