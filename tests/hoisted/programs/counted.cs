// not warned: the counter ends it, too
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        for (int i = 0; i < 100 && !stop; i++) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
