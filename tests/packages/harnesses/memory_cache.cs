#define DEBUG
// package: Microsoft.Extensions.Caching.Memory 10.0.14
// use: one thread sets an entry, another looks for it; the clock stands still, so that nothing expires.
// expected: holds (it finds nothing or the whole entry; afterwards the entry is there)
using System;
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Internal;

sealed class StandingClock : ISystemClock
{
    public DateTimeOffset UtcNow => DateTimeOffset.UnixEpoch;
}

static class Program
{
    static void Main()
    {
        var cache = new MemoryCache(new MemoryCacheOptions { Clock = new StandingClock() });
        var other = new Thread(() => cache.Set("key", "value"));
        other.Start();
        if (cache.TryGetValue("key", out string found)) Debug.Assert(found == "value");
        other.Join();
        Debug.Assert(cache.Get<string>("key") == "value");
    }
}
