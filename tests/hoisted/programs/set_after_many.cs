// not warned: the local is set after some rounds, too
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int i = 0;
        bool done = false;
        while (!done)
        {
            if (stop) done = true;
            if (++i > 50) done = true;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
