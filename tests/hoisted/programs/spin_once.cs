// not warned: SpinWait.SpinOnce yields
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        var spinner = new SpinWait();
        while (!stop) spinner.SpinOnce();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
