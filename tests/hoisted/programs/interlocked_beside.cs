// not warned: an atomic operation in the loop orders the reads
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int count;

    static void Poll()
    {
        while (!stop) Interlocked.Increment(ref count);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
