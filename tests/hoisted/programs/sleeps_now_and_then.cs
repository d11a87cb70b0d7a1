// not warned: a call that no compiler sees through is in the loop
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int i = 0;
        while (!stop)
        {
            if ((++i & 7) == 0) Thread.Sleep(0);
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
