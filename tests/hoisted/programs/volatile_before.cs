// warned: the volatile read is before the loop
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

static class Program
{
    static volatile bool start = true;
    static bool stop;

    static void Poll()
    {
        if (!start) return;
        while (!stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
