// warned: the only break is reached where a plain read says so
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
            if (!stop) continue;  // here
            break;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
