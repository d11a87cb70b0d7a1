// not warned: the call is not inlined, so it may change the field
// runtime: ends
using System;
using System.Threading;
using System.Runtime.CompilerServices;

static class Program
{
    static bool stop;
    static int count;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work() => count++;

    static void Poll()
    {
        while (!stop) Work();
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
