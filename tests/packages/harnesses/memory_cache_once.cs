#define DEBUG
// package: Microsoft.Extensions.Caching.Memory 10.0.14
// use: two threads call GetOrCreate with the same key, and rely on it that the value is made once; the clock stands still.
// expected: violated (GetOrCreate looks first and makes the value then: both can make one)
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
    static readonly MemoryCache cache = new MemoryCache(new MemoryCacheOptions { Clock = new StandingClock() });
    static int made;

    static void Use() => cache.GetOrCreate("key", entry => Interlocked.Increment(ref made));

    static void Main()
    {
        var other = new Thread(Use);
        other.Start();
        Use();
        other.Join();
        Debug.Assert(made == 1);
    }
}
