// warned: once a plain read is false it adds nothing
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        bool done = false;
        while (!done) done |= stop;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
