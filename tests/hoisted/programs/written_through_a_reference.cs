// warned: a reference to a number leads to no bool
// runtime: ends by default; hangs optimized at once; ends without a profile
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int count;

    static void Poll(ref int number)
    {
        while (!stop) number++;  // here
    }

    static void Poll()
    {
        Poll(ref count);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
