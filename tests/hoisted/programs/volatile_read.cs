// not warned: each Volatile.Read is made
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        while (!Volatile.Read(ref stop)) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
