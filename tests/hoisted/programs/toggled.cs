// not warned: every other time it ends
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        bool odd = false;
        while (!stop && !odd) odd = !odd;
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
