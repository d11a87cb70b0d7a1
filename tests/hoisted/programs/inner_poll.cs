// warned: the outer loop sleeps, the inner one does not
// runtime: ends by default; hangs optimized at once; ends without a profile
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        for (int i = 0; i < 2; i++)
        {
            while (!stop) { }  // here
            Thread.Sleep(1);
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
