// not warned: Console.Write is a call that no compiler sees through
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) Console.Write("");
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
