// not warned: Thread.Sleep is a call that no compiler sees through
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) Thread.Sleep(1);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
