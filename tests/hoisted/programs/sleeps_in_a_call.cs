// not warned: the method that is called sleeps
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static bool IsStopped()
    {
        Thread.Sleep(0);
        return stop;
    }

    static void Poll()
    {
        while (!IsStopped()) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
