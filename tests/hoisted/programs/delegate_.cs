// not warned: a delegate is called each time
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Wait(Func<bool> condition)
    {
        while (!condition()) { }
    }

    static void Poll()
    {
        Wait(() => stop);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
