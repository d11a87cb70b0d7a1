// warned: the local is the same plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        bool seen = false;
        while (!seen) seen = stop;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
