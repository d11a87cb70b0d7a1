// not warned: the getter takes a lock
// runtime: ends
using System;
using System.Threading;
using System.Runtime.CompilerServices;

static class Program
{
    static bool stop;

    static bool IsStopped
    {
        [MethodImpl(MethodImplOptions.Synchronized)] get { return stop; }
        [MethodImpl(MethodImplOptions.Synchronized)] set { stop = value; }
    }

    static void Poll()
    {
        while (!IsStopped) { }
    }

    static void Main() => Polling.Try(Poll, () => IsStopped = true);
}
