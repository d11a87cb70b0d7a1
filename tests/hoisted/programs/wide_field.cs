// warned: a long is read plainly
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static long ticks;

    static void Poll()
    {
        while (ticks == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => ticks = 1);
}
