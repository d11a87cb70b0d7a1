// not warned: the counter ends it, too
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
            if (++i > 100) break;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
