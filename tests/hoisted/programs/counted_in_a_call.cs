// not warned: the method that is called counts
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int count;
    static int Next() => ++count;

    static void Poll()
    {
        while (Next() < 10) { }
    }

    static void Main() => Polling.Try(Poll, () => count = 5);
}
