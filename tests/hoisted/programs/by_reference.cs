// warned: the reference leads to the same field each time
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Wait(ref bool flag)
    {
        while (!flag) { }  // here
    }

    static void Poll()
    {
        Wait(ref stop);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
