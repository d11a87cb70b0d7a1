// not warned: a barrier in the loop orders the reads
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) Thread.MemoryBarrier();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
