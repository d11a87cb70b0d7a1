// not warned: no other thread writes the field while this one polls
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int other;

    static void Poll()
    {
        while (!stop)
        {
            if (other == 0) return;
        }
    }

    static void Main() => Polling.Try(Poll, () => Console.Out.Flush());
}
