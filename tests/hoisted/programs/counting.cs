// warned: the counter changes, but the way out does not ask for it
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int i = 0;
        while (!stop) i++;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
