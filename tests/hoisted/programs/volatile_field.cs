// not warned: each volatile read is made
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static volatile bool stop;

    static void Poll()
    {
        while (!stop) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
