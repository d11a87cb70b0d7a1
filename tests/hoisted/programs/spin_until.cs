// not warned: SpinWait.SpinUntil calls the condition and yields
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        SpinWait.SpinUntil(() => stop);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
