// not warned: the getter reads a volatile field
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static volatile bool stop;
    static bool IsStopped => stop;

    static void Poll()
    {
        while (!IsStopped) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
