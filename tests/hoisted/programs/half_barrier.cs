// not warned: a volatile write in the loop: no runtime reads across it
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static volatile int beat;

    static void Poll()
    {
        while (!stop) beat = 1;
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
