// not warned: an atomic operation reads it
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int stop;

    static void Poll()
    {
        while (Interlocked.CompareExchange(ref stop, 0, 0) == 0) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = 1);
}
