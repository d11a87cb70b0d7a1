// not warned: Thread.SpinWait is a call that no compiler sees through
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) Thread.SpinWait(1);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
