// warned: the local is set where a plain read says so
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        bool done = false;
        while (!done)
        {
            if (stop) done = true;  // here
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
