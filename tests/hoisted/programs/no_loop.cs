// not warned: a read outside of loops is made once anyway
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        for (int i = 0; i < 2; i++) { }
        if (stop) return;
        Console.Out.Flush();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
