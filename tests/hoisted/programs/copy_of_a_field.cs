// warned: what the loop writes comes from another plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static bool seen;

    static void Poll()
    {
        while (!seen) seen = stop;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
