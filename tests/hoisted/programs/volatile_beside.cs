// not warned: the other way out is a volatile read
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static volatile bool failed;

    static void Poll()
    {
        while (!stop && !failed) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
