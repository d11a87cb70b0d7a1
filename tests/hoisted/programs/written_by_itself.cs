// not warned: the thread itself counts it up
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int count;

    static void Poll()
    {
        while (count < 10) count++;
    }

    static void Main() => Polling.Try(Poll, () => count = 10);
}
