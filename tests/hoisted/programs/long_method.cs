// not warned: the method is too long to be inlined
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int a, b, c, d;

    static void Work()
    {
        a += b; b += c; c += d; d += a;
        a ^= b; b ^= c; c ^= d; d ^= a;
        a += b; b += c; c += d; d += a;
    }

    static void Poll()
    {
        while (!stop) Work();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
