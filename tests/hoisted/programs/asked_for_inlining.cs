// warned: the method is long, but asks for being inlined
// runtime: hangs
using System;
using System.Threading;
using System.Runtime.CompilerServices;

static class Program
{
    static bool stop;
    static int a, b, c, d;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void Work()
    {
        a += b; b += c; c += d; d += a;
        a ^= b; b ^= c; c ^= d; d ^= a;
    }

    static void Poll()
    {
        while (!stop) Work();  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
