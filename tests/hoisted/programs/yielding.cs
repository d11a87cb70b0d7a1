// not warned: Thread.Yield is a call that no compiler sees through
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) Thread.Yield();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
