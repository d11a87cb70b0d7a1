// not warned: the local is counted through a reference
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int limit = 3;
    static void Count(ref int n) { n++; }

    static void Poll()
    {
        int n = 0;
        while (n < limit) Count(ref n);
    }

    static void Main() => Polling.Try(Poll, () => limit = 2);
}
