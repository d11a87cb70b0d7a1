// not warned: the getter is called each time
// runtime: ends
using System;
using System.Threading;
using System.Runtime.CompilerServices;

static class Program
{
    static bool stop;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool IsStopped() => stop;

    static void Poll()
    {
        while (!IsStopped()) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
