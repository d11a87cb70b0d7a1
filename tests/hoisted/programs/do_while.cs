// warned: the condition at the end is nothing but a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int i = 0;
        do { i++; } while (!stop);  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
