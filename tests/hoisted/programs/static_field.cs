// warned: nothing but a plain read can end it
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
