// not warned: an atomic operation ends it
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int count;

    static void Poll()
    {
        int seen;
        do { seen = count; } while (Interlocked.CompareExchange(ref count, seen + 1, seen) != seen);
    }

    static void Main() => Polling.Try(Poll, () => count = 5);
}
