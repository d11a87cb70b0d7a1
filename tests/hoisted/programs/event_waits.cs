// not warned: WaitOne synchronizes
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly AutoResetEvent signal = new AutoResetEvent(false);

    static void Poll()
    {
        while (!stop) signal.WaitOne(1);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
