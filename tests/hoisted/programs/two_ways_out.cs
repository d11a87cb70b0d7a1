// warned: both ways out are plain reads
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static bool failed;

    static void Poll()
    {
        while (!stop)  // here
        {
            if (failed) break;  // here
        }
    }

    static void Main() => Polling.Try(Poll, () => { failed = true; stop = true; });
}
