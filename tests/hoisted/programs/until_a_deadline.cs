// not warned: the clock ends it, too
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int end = Environment.TickCount + 500;
        while (!stop && Environment.TickCount < end) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
