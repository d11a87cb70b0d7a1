// warned: the only break is under a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (true)
        {
            if (stop) break;  // here
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
